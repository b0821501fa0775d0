import type { EnquiryKind } from '#domain/enquiry/enquiry.ts'
import type { SiteForm } from '#domain/form/site-form.ts'
import type { PageRequest } from '#site/runtime/rendering/page-data.ts'

/** What editors made of a form of the site; nothing where it is as the product has it, and then its page carries nothing. */
export async function loadSiteForm(
  { portal }: Pick<PageRequest, 'portal'>,
  kind: EnquiryKind,
): Promise<SiteForm | undefined> {
  return (await portal.call('enquiry/form', { kind })).form
}
