import type { UIFieldServerProps } from 'payload'

const words = {
  zh: { title: '来件', none: '还没有来件。', open: (count: number) => `查看${count}件来件`, save: '导出CSV' },
  en: {
    title: 'What has come',
    none: 'Nothing yet.',
    open: (count: number) => (count === 1 ? 'Read the one that came' : `Read the ${count} that came`),
    save: 'Export as CSV',
  },
}

/** Beside a form: how many have sent it, as far as whoever looks may read them, and the way there. */
export async function FormEntries({ i18n, id, payload, user }: UIFieldServerProps) {
  const { none, open, save, title } = words[i18n.language === 'zh' ? 'zh' : 'en']
  if (id === undefined) return null
  const where = { form: { equals: id } }
  const asked = { collection: 'enquiries', where, overrideAccess: false, user } as const
  // Who may read nothing that comes by forms is refused, and sees nothing of it here either.
  const found = await payload.count(asked).catch(() => undefined)
  if (found === undefined) return null
  return (
    <div className="field-type">
      <span className="field-label">{title}</span>
      {found.totalDocs === 0 ? (
        <p>{none}</p>
      ) : (
        <>
          <p>
            <a href={`/admin/collections/enquiries?where[or][0][and][0][form][equals]=${id}`}>
              {open(found.totalDocs)}
            </a>
          </p>
          <p>
            <a href={`/admin/api/enquiries/export?form=${id}`} download>
              {save}
            </a>
          </p>
        </>
      )}
    </div>
  )
}
