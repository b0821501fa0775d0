import type { AdminViewServerProps } from 'payload'
import { agentOf } from '#content/desk/acting.ts'
import { readReport, reportCells, reportHeads, reportInput } from '#content/desk/read-report.ts'
import { reportGroups } from '#content/desk/report.ts'
import { readTools } from '#content/desk/tools.ts'
import { deskApi, deskReportsPath } from '#content/desk/view.ts'
import type { Locale } from '#lib/locale.ts'
import { Choice } from '#admin/frame/choice.tsx'
import { DeskFrame } from './desk-frame.tsx'

const words = {
  zh: {
    title: '工单统计',
    lead: '工单按提交的月份计入，时间是工作时间，并入别的工单的不另计。“按时”只看已到期或已答复的。',
    from: '从',
    to: '到',
    by: '分组',
    groups: { month: '按月', product: '按产品', agent: '按负责人' },
    product: '产品',
    agent: '负责人',
    all: '全部',
    show: '显示',
    export: '导出CSV',
    total: '合计',
    empty: '这段时间没有工单。',
  },
  en: {
    title: 'Reports',
    lead: 'A ticket counts in the month in which it was opened; durations are working time; one that was merged counts with the other. “In time” looks at those that are answered or overdue alone.',
    from: 'From',
    to: 'To',
    by: 'Rows',
    groups: { month: 'By month', product: 'By product', agent: 'By assignee' },
    product: 'Product',
    agent: 'Assignee',
    all: 'All',
    show: 'Show',
    export: 'Export CSV',
    total: 'Total',
    empty: 'No ticket was opened in this time.',
  },
}

interface Body {
  locale: Locale
  props: AdminViewServerProps
}

async function ReportBody({ locale, props }: Body) {
  const texts = words[locale]
  // Empty form values are left out.
  const given = Object.entries(props.searchParams ?? {}).filter(([, value]) => value !== '')
  const asked = reportInput.parse(Object.fromEntries(given))
  const agent = agentOf(props.initPageResult.req)
  const [report, tools] = await Promise.all([readReport(agent, asked, locale), readTools(agent, locale)])
  const { by, from, to } = report
  const query = new URLSearchParams({ by, from, to })
  if (asked.product) query.set('product', String(asked.product))
  if (asked.agent) query.set('agent', String(asked.agent))
  const heads = reportHeads[locale]
  const named = (list: readonly { id: number; name?: string; title?: string }[]) =>
    list.map(({ id, name, title }) => [id, name ?? title ?? ''] as const)
  return (
    <div className="desk-reports">
      <h1>{texts.title}</h1>
      <p className="desk-quiet">{texts.lead}</p>
      <form className="desk-report-form" method="get" action={`/admin${deskReportsPath}`}>
        <label>
          <span>{texts.from}</span>
          <input type="month" name="from" defaultValue={from} />
        </label>
        <label>
          <span>{texts.to}</span>
          <input type="month" name="to" defaultValue={to} />
        </label>
        <Choice
          name="by"
          label={texts.by}
          value={by}
          options={reportGroups.map((each) => [each, texts.groups[each]])}
        />
        <Choice
          name="product"
          label={texts.product}
          value={asked.product}
          all={texts.all}
          options={named(tools.products)}
        />
        <Choice name="agent" label={texts.agent} value={asked.agent} all={texts.all} options={named(tools.agents)} />
        <button type="submit">{texts.show}</button>
        <a href={`${deskApi}/report.csv?${query}`} download>
          {texts.export}
        </a>
      </form>
      {report.rows.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        // Wider than a phone: it scrolls, and so must be reachable by keyboard.
        <div className="desk-table" role="region" aria-label={texts.title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {[heads[by], ...heads.columns].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...report.rows, { ...report.total, key: 'total', title: texts.total }].map((row) => (
                <tr key={row.key}>
                  <th scope="row">{row.title}</th>
                  {reportCells(row).map((cell, index) => (
                    <td key={heads.columns[index]}>{cell === '' ? '—' : cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

/** Reports by month, product or assignee, with CSV export. */
export function ReportsView(props: AdminViewServerProps) {
  return (
    <DeskFrame
      initPageResult={props.initPageResult}
      params={props.params}
      searchParams={props.searchParams}
      path={deskReportsPath}
      title={{ zh: words.zh.title, en: words.en.title }}
    >
      {(locale) => <ReportBody locale={locale} props={props} />}
    </DeskFrame>
  )
}
