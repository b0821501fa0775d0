import type { ListViewServerPropsOnly } from 'payload'
import { isWriter } from '#content/access/roles.ts'
import { findUnusedPictures } from '#content/uses/unused-pictures.ts'
import { pictureTexts } from './picture-texts.ts'
import './pictures.css'

const list = '/admin/collections/media'
/** Numbers that an address takes along; more are too long for one. */
const most = 300

const withoutAlt = (locale: string) => `${list}?locale=${locale}&where[or][0][and][0][alt][exists]=false`

/** Above the list of pictures: what is missing, and what nobody needs. */
export async function PictureFilters({ i18n, payload, user }: ListViewServerPropsOnly) {
  if (!isWriter(user)) return null
  const texts = pictureTexts[i18n.language === 'zh' ? 'zh' : 'en']
  const unused = await findUnusedPictures(payload)
  const ids = unused.length === 0 ? '0' : unused.slice(0, most).join(',')
  const links = [
    [texts.all, list],
    [texts.noChinese, withoutAlt('zh')],
    [texts.noEnglish, withoutAlt('en')],
    [texts.unused(unused.length), `${list}?where[or][0][and][0][id][in]=${ids}`],
  ] as const
  return (
    <nav className="picture-filters" aria-label={texts.label}>
      {links.map(([name, address]) => (
        <a key={name} href={address}>
          {name}
        </a>
      ))}
    </nav>
  )
}
