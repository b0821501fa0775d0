import { expect, it } from 'vitest'
import { offices, phones, qrCode } from '#demo/content/company.ts'
import { placeInPicture } from '#demo/figures/families/office-places.ts'
import { site } from '#demo/content/site.ts'
import { locales } from '#lib/locale.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

it.each(locales)('[C19] contact/our has offices, phones by purpose and hours in %s', async (locale) => {
  const answer = await test.ask('contact/our', locale)
  expect(answer.offices.map(({ id: _id, lang: _lang, ...office }) => office)).toEqual(
    offices.map(({ address, city, email, hours, mapNote, phone, role, slug, timeZone }) => ({
      title: city[locale],
      role: role[locale],
      email,
      note: mapNote[locale],
      address: address[locale],
      phone: phone[locale],
      hours: hours[locale],
      timeZone,
      mapPlace: placeInPicture(slug),
    })),
  )
  expect(answer.phones.map(({ id: _id, ...phone }) => phone)).toEqual(
    phones.map(({ email, number, title }) => ({ purpose: title[locale], phone: number[locale], email })),
  )
  expect(answer).toMatchObject({
    hours: site.hours[locale],
    timeZone: site.timeZone,
    qrCode: { text: qrCode.text[locale], image: { alt: qrCode.alt[locale], width: 396, height: 396 } },
  })
  // The picture is smaller than every size that is made: one file, said once.
  expect(answer.qrCode.image?.srcset).toMatch(/^\/media\/[\w-]+\.avif\?v=\w+ 396w$/)
})

it('[C19] gives the map and the QR code as pictures with words', async () => {
  const [map, code] = (await test.payload.find({ collection: 'media', limit: 2, locale: 'en', sort: 'id' })).docs
  await test.payload.updateGlobal({
    slug: 'site',
    locale: 'zh',
    data: { mapImage: map?.id, qrCode: code?.id },
  })
  const answer = await test.ask('contact/our', 'en')
  expect(answer.map).toMatchObject({ alt: map?.alt, width: map?.width, height: map?.height })
  expect(answer.qrCode).toMatchObject({ image: { alt: code?.alt }, text: qrCode.text.en })
})
