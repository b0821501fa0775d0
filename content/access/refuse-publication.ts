import { APIError, type PayloadRequest } from 'payload'

/** Says in the language of the admin what may not be done and what can be. @throws APIError with status 403 */
export function refusePublication(req: Partial<PayloadRequest> | undefined): never {
  const message =
    req?.i18n?.language === 'zh'
      ? '您无权更改访客看到的内容。请存为草稿，由发布者发布。'
      : 'You are not allowed to change what visitors see. Save a draft; a publisher can publish it.'
  throw new APIError(message, 403, undefined, true)
}

/** Says that settings stay public, and what can be done instead. @throws APIError with status 400 */
export function refuseWithdrawal(req: Partial<PayloadRequest> | undefined): never {
  const message =
    req?.i18n?.language === 'zh'
      ? '设置不能撤回，网站离不开它们。请发布新的版本，或恢复以前的版本。'
      : 'Settings cannot be withdrawn: the site needs them. Publish another version, or restore an earlier one.'
  throw new APIError(message, 400, undefined, true)
}
