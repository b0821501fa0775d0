import type { FullText } from './types.ts'

/** What the agents of the demo work with. */
export const ticketTags: Record<string, FullText> = {
  regression: { zh: '升级后出现', en: 'Since an update' },
  reproduced: { zh: '已重现', en: 'Reproduced' },
  documentation: { zh: '该写进文档', en: 'Documentation' },
  hardware: { zh: '硬件', en: 'Hardware' },
  licence: { zh: '许可服务', en: 'Licence service' },
}

/** Tags of tickets, by their numbers. */
export const tagsOfTickets: Record<string, string[]> = {
  'T-7KMD-3XV9': ['regression', 'reproduced'],
  'T-4HWP-8QNC': ['hardware', 'regression'],
  'T-8PQF-4ZSE': ['licence'],
  'T-6MJD-7KRT': ['reproduced'],
  'T-9DKW-3TQH': ['hardware'],
  'T-8HVC-2WKN': ['licence', 'documentation'],
}

export const cannedReplies: Record<string, { shortcut: string; title: FullText; text: FullText }> = {
  log: {
    shortcut: 'log',
    title: { zh: '请发日志', en: 'Ask for the log' },
    text: {
      zh: '{customer}，您好：\n\n为了看清{product}当时在做什么，请把日志发到这张工单里：在“帮助—导出诊断包”里选最近一天。诊断包不含模型和数据，只有版本、设置和出错信息。\n\n{agent}',
      en: 'Dear {customer},\n\nTo see what {product} was doing, we need its log. Please attach it here: Help, Export diagnostics, last day. The file has versions, settings and error messages; neither models nor data are in it.\n\n{agent}',
    },
  },
  reproduced: {
    shortcut: 'repro',
    title: { zh: '已重现', en: 'Reproduced' },
    text: {
      zh: '{customer}，您好：\n\n我们按您的步骤重现了这个问题，已转给{product}的开发组。有结果会写在工单{number}里，您不用再做什么。\n\n{agent}',
      en: 'Dear {customer},\n\nWe could reproduce this with your steps and have passed it to the developers of {product}. What comes of it will be written in ticket {number}; nothing more is needed from you.\n\n{agent}',
    },
  },
  fixed: {
    shortcut: 'fixed',
    title: { zh: '更新已修复', en: 'Fixed in an update' },
    text: {
      zh: '{customer}，您好：\n\n{product}的这个问题已在最新的更新里修复，可以在下载中心取得，发布说明里有它的编号。装上以后如果还有问题，请直接在工单{number}里回复，它会重新打开。\n\n{agent}',
      en: 'Dear {customer},\n\nThis fault of {product} is fixed in the latest update, which is in the download centre; the release notes name it. If it is still there afterwards, please answer in ticket {number}, which opens it again.\n\n{agent}',
    },
  },
  lease: {
    shortcut: 'lease',
    title: { zh: '浮动许可多久收回', en: 'When a floating licence comes back' },
    text: {
      zh: '{customer}，您好：\n\n客户端多久没有消息就收回许可，由licence-service.toml里的lease_minutes决定，默认120，最少10，改完要重启许可服务。网络不稳的客户端断线更久时，许可也会被收回。\n\n{agent}',
      en: 'Dear {customer},\n\nHow long a client may be silent before its licence is taken back is set by lease_minutes in licence-service.toml: 120 unless it is changed, 10 at least. Restart the licence service afterwards. A client whose line is down for longer than that loses its licence, too.\n\n{agent}',
    },
  },
}

export interface MacroSeed {
  title: FullText
  status?: 'open' | 'waiting' | 'solved' | 'closed'
  priority?: 'high' | 'normal' | 'low'
  assign?: 'me' | 'nobody'
  tags?: string[]
  reply?: string
}

export const ticketMacros: MacroSeed[] = [
  { title: { zh: '接手并要日志', en: 'Take it and ask for the log' }, assign: 'me', status: 'waiting', reply: 'log' },
  {
    title: { zh: '已重现，转开发', en: 'Reproduced, to development' },
    assign: 'me',
    status: 'open',
    priority: 'high',
    tags: ['reproduced'],
    reply: 'reproduced',
  },
  { title: { zh: '放回队列', en: 'Back to the queue' }, assign: 'nobody', status: 'open' },
]
