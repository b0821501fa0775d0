import { z } from 'zod'
import { normalizeEmail } from '#lib/email-address.ts'
import { doubtField, type ReceivedKind } from '#domain/enquiry/enquiry.ts'
import { AppError } from '#lib/errors.ts'
import { describeFileFault, type FileKind, mostFiles, rulesOf } from '#domain/form-file/form-files.ts'
import type { Locale } from '#lib/locale.ts'
import type { CallContext } from '#portal/call.ts'
import { FileRefusal } from '#domain/storage/private-files.ts'
import { meaning } from '#portal/schemas.ts'
import { enquiryKey } from './enquiries.ts'
import type { NewEnquiry } from './new-enquiry.ts'
import { looksLikeSpam } from './spam.ts'

/** What every form has beside its own fields. */
export const formFields = {
  token: z
    .string()
    .max(200)
    .meta(meaning('enquiry/token给出的令牌，24小时内有效', 'Token from enquiry/token; valid for 24 hours')),
  homepage: z
    .string()
    .max(200)
    .default('')
    .meta(meaning('留空；只有程序会填它', 'Leave it empty; only programs fill it in')),
  [doubtField]: z
    .boolean()
    .default(false)
    .meta(
      meaning(
        '表单像是程序发来的而被退回时，由本人确认后为true',
        'true once the person has confirmed a form that was returned because it looked automated',
      ),
    ),
}

export const receiptOutput = z.object({
  receipt: z.string().meta(meaning('受理编号，例如P-7KMD-3XV9', 'Receipt number, for example P-7KMD-3XV9')),
})

const expired: Record<Locale, string> = {
  zh: '表单已打开太久，请再提交一次',
  en: 'This form has been open for too long. Please send it again',
}

export const changedMeanwhile: Record<Locale, string> = {
  zh: '这张表单刚刚改过，请按新的内容核对后再提交',
  en: 'This form has just been changed. Please check it and send it again',
}

export const agreeAgain: Record<Locale, string> = {
  zh: '条款已更新，请重新勾选',
  en: 'The terms have changed. Please tick the box again',
}

const doubted: Record<Locale, string> = {
  zh: '这份表单像是程序发来的，还没有收下。请由本人确认后再提交',
  en: 'This looks automated and wasn’t accepted. Confirm that you filled it in yourself, and send it again',
}

/** What forms with files have beside their fields. */
export const fileFields = {
  files: z
    .array(z.string().max(2000))
    .max(mostFiles)
    .default([])
    .meta(
      meaning(
        '文件，即POST /api/forms/files/{kind}答复中的file',
        'The files: what POST /api/forms/files/{kind} answered as file',
      ),
    ),
}

export type SentForm = NewEnquiry['values'] & {
  token: string
  homepage: string
  isConfirmed: boolean
  /** Sealed names of files. */
  files?: readonly string[]
}

/** The files of a form. @throws AppError `badInput` that says what is wrong with them */
async function openFiles({ enquiries, locale }: CallContext, kind: ReceivedKind, files: readonly string[]) {
  try {
    return await enquiries.files.open(kind, files)
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    throw refuseFile(error, kind, locale)
  }
}

/** A refused file as the answer of a call. */
export function refuseFile({ cause, fault }: FileRefusal, kind: FileKind, locale: Locale, name = ''): AppError {
  const message = describeFileFault(fault, rulesOf(kind), locale, name)
  return new AppError('badInput', { cause, fields: [{ path: 'files', message }] })
}

/**
 * Takes a form that has been checked. Sent again with the same content it is given the same receipt number.
 * @param more staff who answer it, and what the form’s record says where editors made it
 */
export async function sendEnquiry(
  context: CallContext,
  kind: ReceivedKind,
  { files: given = [], homepage, isConfirmed, token, ...values }: SentForm,
  { assignees = [], own }: Pick<NewEnquiry, 'assignees' | 'own'> = {},
): Promise<z.output<typeof receiptOutput>> {
  const { caller, enquiries, limit, locale } = context
  const age = enquiries.tokens.readAge(token, kind)
  if (age === undefined) throw new AppError('badInput', { fields: [{ path: 'token', message: expired[locale] }] })
  const email = normalizeEmail(values.email)
  if (email === undefined)
    throw new AppError('badInput', { fields: [{ path: 'email', message: wrongAddress[locale] }] })
  const files = await openFiles(context, kind, given)
  const added = own?.answers.map(({ label, value }) => `${label}\n${value}`) ?? []
  const written = [...(values.message === undefined ? [] : [values.message]), ...added].join('\n\n')
  const content = {
    ...values,
    email,
    ...(own?.form !== undefined && { subject: String(own.form) }),
    ...(added.length > 0 && { message: written }),
  }
  const key = enquiryKey(kind, content, files)
  const known = await enquiries.find(key)
  if (known !== undefined) return { receipt: known }
  if (!isConfirmed && looksLikeSpam({ values: content, trap: homepage, age, mostLinks: own?.mostLinks }))
    throw new AppError('badInput', { fields: [{ path: doubtField, message: doubted[locale] }] })
  await limit('enquiry', caller.address ?? '')
  await limit('enquiryMailbox', email)
  const enquiry = { kind, values: { ...values, email }, files, assignees, language: locale, key, own }
  return { receipt: await enquiries.keep(enquiry) }
}

const wrongAddress: Record<Locale, string> = { zh: '邮箱不正确', en: 'This isn’t an e-mail address' }
