import { enquiryFields, enquiryForms, type EnquiryKind } from '#domain/enquiry/enquiry.ts'
import { checkSiteForm, type SiteForm, usualForm } from '#domain/form/site-form.ts'
import { fileRules } from '#domain/form-file/form-files.ts'
import type { CallInput } from '#portal/client.ts'
import type { Submission } from '#site/runtime/rendering/submission.ts'
import { readField, useChangingForm } from './use-changing-form.ts'
import { type Sendable, textIn, useEnquiry } from './use-enquiry.ts'

type EnquiryCall = (typeof enquiryForms)[EnquiryKind]['call']

/** A form that the site has from the beginning, in the browser, as editors have made it. */
export function useSiteForm(kind: EnquiryKind, first: SiteForm, submission: Submission | undefined) {
  const names = Object.keys(enquiryFields[kind])
  const { change, form, left, problem, setProblem } = useChangingForm(first, names, submission)
  const rules = fileRules[kind]
  const sendable: Sendable = {
    kind,
    rules,
    read: (data) =>
      Object.fromEntries([
        ...names.map((name) => [name, textIn(data, name)]),
        ...form.fields.map((field) => [field.id, readField(field, data)]),
      ]),
    check: (values) => checkSiteForm(kind, form, values),
    send(portal, values, { files, ...parts }) {
      const own = Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
      const answers = Object.fromEntries(form.fields.map(({ id }) => [id, values[id] ?? '']))
      const sent = { ...own, ...parts, ...(rules && { files }), formVersion: form.version, answers }
      return portal.call(enquiryForms[kind].call, sent as CallInput<EnquiryCall>)
    },
    async renew(portal, values) {
      const next = await portal.call('enquiry/form', { kind }).catch(() => undefined)
      if (next === undefined) setProblem('failed')
      else change(next.form ?? usualForm, values)
    },
  }
  const { form: attributes, ...rest } = useEnquiry(sendable, submission)
  return { ...rest, attributes, form, left, problem }
}
