interface TermSeed {
  zh: string
  en: string
  note?: string
  /** Wordings that the company does not use for it. */
  avoid?: readonly string[]
}

/** What things are called here in both languages. */
export const terms: readonly TermSeed[] = [
  { zh: '浑仪科技', en: 'Armilla', note: '公司名，英文不写成Hunyi', avoid: ['Hunyi'] },
  { zh: '浑仪建模', en: 'Armilla Studio' },
  { zh: '浑仪计算', en: 'Armilla Compute' },
  { zh: '浑仪控制', en: 'Armilla Control' },
  { zh: '浑仪实时', en: 'Armilla Realtime' },
  { zh: '浑仪孪生', en: 'Armilla Twin' },
  { zh: '圭表', en: 'Gnomon' },
  { zh: '子午', en: 'Meridian' },
  { zh: '刻漏', en: 'Clepsydra' },
  { zh: '星盘', en: 'Astrolabe' },
  { zh: '工具箱', en: 'toolbox', avoid: ['工具包', 'toolkit'] },
  { zh: '硬件', en: 'machine', note: '浑仪卖的实时仿真机和网关；泛指的硬件英文仍写hardware' },
  { zh: '解决方案', en: 'solution' },
  { zh: '案例', en: 'customer story', avoid: ['customer case', 'success story'] },
  { zh: '生态', en: 'partners', note: '指合作伙伴这个栏目，不直译为ecology', avoid: ['ecology'] },
  { zh: '产教融合', en: 'industry-education' },
  { zh: '课程方案', en: 'course plan' },
  { zh: '教材方案', en: 'textbook plan' },
  { zh: '信创适配', en: 'domestic platforms' },
  { zh: '开放平台', en: 'open platform' },
  { zh: '工单', en: 'ticket' },
  { zh: '严重程度', en: 'severity' },
  { zh: '下载中心', en: 'Downloads', avoid: ['download center'] },
  { zh: '历史版本', en: 'download history' },
  { zh: '校验值', en: 'checksum' },
  { zh: '签名', en: 'signature' },
  { zh: '物料清单', en: 'SBOM', note: '软件物料清单' },
  { zh: '安全公告', en: 'security advisory', avoid: ['安全通告', 'security bulletin'] },
  { zh: '专家咨询', en: 'expert consultation' },
  { zh: '退出登录', en: 'sign out', avoid: ['log out'] },
  { zh: '登录', en: 'sign in', avoid: ['登陆', 'log in'] },
  { zh: '加入我们', en: 'Careers' },
  { zh: 'Cookie设置', en: 'cookie settings' },
  { zh: '硬件在环', en: 'hardware in the loop', avoid: ['半实物仿真'] },
]
