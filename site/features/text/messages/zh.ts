export const zh = {
  callouts: { note: '说明', tip: '提示', warning: '警告' },
  code: '代码',
  formula: '公式',
  notes: '脚注',
  note: '脚注{number}',
  back: '回到正文中的脚注{number}',
} as const
