import type { ServerProps } from 'payload'

const words = { zh: '导出CSV', en: 'Export as CSV' }

/** Exports all enquiries that the person may read; shown above the list. */
export function EnquiryExport({ i18n }: ServerProps) {
  return (
    <p>
      <a href="/admin/api/enquiries/export" download>
        {words[i18n.language === 'zh' ? 'zh' : 'en']}
      </a>
    </p>
  )
}
