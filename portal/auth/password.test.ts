import { describe, expect, it } from 'vitest'
import { AppError } from '#lib/errors.ts'
import { refuseCommonPassword } from './password.ts'

const own = ['Wu Jia', 'wu.jia@hexin.example']
const judge = (password: string) =>
  refuseCommonPassword({ field: 'password', password }, own, 'en').then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? 'refused' : error),
  )

describe('a new password', () => {
  it.each(['password1234', 'P@ssw0rd!', 'M0nk3y!', 'qwertyuiop', '1q2w3e4r5t', 'wu.jia2026', 'passw0rd'.repeat(30)])(
    'that is common, a variant of a common one or the own name is refused: %s',
    async (password) => expect(await judge(password)).toBe('refused'),
  )

  it.each(['copper-fog-41-lantern', '青铜浑仪绕着北极转了三圈', '##(𑦤(𝡏𐑪🀗直 𔓣𝅘𝅥𝅰𝆹𝅥🄯!𝆺𝅥𝅮Ͷ𝅘𝅥𝅯𓂼𝅘𝅥𝅯'])(
    'of one’s own is taken: %s',
    async (password) => expect(await judge(password)).toBe('taken'),
  )

  it.each(
    [
      '@4({[<38€3961!|i10o$5+7%2z',
      '1!|7+2%$5(0@4',
      'a1',
      '!1|i',
      'password',
      '19.11.1999/',
      'qwertyuiop',
      '##(🀗直 🄯!',
    ].map((part) => part.repeat(512).slice(0, 512)),
  )('made to be looked at for long keeps nobody waiting: %s', async (password) => {
    const times: number[] = []
    // What is compiled on the way is not the work.
    for (let time = 0; time < 4; time += 1) {
      const begun = process.threadCpuUsage()
      await judge(password)
      const { system, user } = process.threadCpuUsage(begun)
      times.push((system + user) / 1000)
    }
    expect(Math.min(...times)).toBeLessThan(40)
  })
})
