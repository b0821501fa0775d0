import type { AdminViewServerProps } from 'payload'
import { mayPublish } from '#content/access/roles.ts'
import { oldAddressesPath } from '#content/redirects/view.ts'
import { languageOf } from '#admin/frame/admin-frame.tsx'
import { View } from '#admin/frame/view.tsx'
import { MissingAddresses } from './missing-addresses.tsx'
import { MovingList } from './moving-list.tsx'
import { oldAddressTexts } from './old-addresses-texts.ts'
import { TransferRedirects } from './transfer-redirects.tsx'
import './old-addresses.css'

/** `/admin/old-addresses`: what visitors ask for in vain, redirects in bulk, and what a move would break. */
export function OldAddressesView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const page = { initPageResult, params, searchParams }
  const language = languageOf(page)
  const { board, lead, refused } = oldAddressTexts[language]
  const isAllowed = mayPublish(initPageResult.req.user)
  return (
    <View page={page} path={oldAddressesPath} className="old-addresses" title={board} lead={isAllowed ? lead : refused}>
      {isAllowed && (
        <>
          <MissingAddresses language={language} />
          <TransferRedirects language={language} />
          <MovingList language={language} />
        </>
      )}
    </View>
  )
}
