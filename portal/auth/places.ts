import { readFileSync } from 'node:fs'
import { type CityResponse, Reader } from 'mmdb-lib'
import { type Locale, locales } from '#lib/locale.ts'

/** A place in words, in each language. */
export type Place = Record<Locale, string>

/** Tells where an address is; `undefined` when that is not known, and always without a database. */
export type FindPlace = (address: string | undefined) => Place | undefined

export const findNoPlace: FindPlace = () => undefined

const namesOf = { zh: 'zh-CN', en: 'en' } as const
/** From the large to the small in Chinese, the other way in English. */
const joined = {
  zh: (city: string, country: string) => country + city,
  en: (city: string, country: string) => `${city}, ${country}`,
} satisfies Record<Locale, (city: string, country: string) => string>

/**
 * Opens a database of networks in MaxMind's format, of cities or of countries (https://maxmind.github.io/MaxMind-DB/). It is
 * read whole, so that no address leaves the machine.
 * @throws Error when the file cannot be read, or is none
 */
export function openPlaces(file: string): FindPlace {
  const reader = new Reader<CityResponse>(readFileSync(file))
  return (address) => {
    // Limits count a customer's whole network; any address of it is where the network is.
    const found = address === undefined ? null : reader.get(address.replace(/\/\d+$/, ''))
    const country = found?.country?.names
    if (country === undefined) return undefined
    const city = found?.city?.names
    const inWords = (locale: Locale) => {
      const name = namesOf[locale]
      const land = country[name] ?? country.en
      return city === undefined ? land : joined[locale](city[name] ?? city.en, land)
    }
    return Object.fromEntries(locales.map((locale) => [locale, inWords(locale)])) as Place
  }
}
