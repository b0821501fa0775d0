import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../process/ask.ts'
import { crawl } from '../process/crawl.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { type Portico, startPortico } from '../process/portico.ts'
import { demoPassword } from '../process/staff.ts'

/** Words of the other demo company, and of software: a supplier of clinics has none of them. */
const foreign = /armilla|浑仪|modelica|仿真|simulation|SBOM|申请试用|trial/i

let portico: Portico
beforeAll(async () => {
  const dataDir = await makeDataFolder({ isEmpty: true })
  const env = { PORTICO_DEMO: 'clinic', PORTICO_DEMO_PASSWORD: demoPassword, ADMIN: 'off', RATE_LIMITS: 'off' }
  // All migrations and the content, beside other tests.
  portico = await startPortico({ dataDir, env, within: 300_000 })
}, 360_000)
afterAll(async () => {
  await portico.stop()
  await removeFolder(portico.dataDir)
})

describe('27: a second starter, of another trade', () => {
  it('has a whole site in both languages, without a dead link and without a word of software', async () => {
    const { dead, pages } = await crawl(portico.origin)
    expect(dead).toEqual([])
    for (const path of ['/', '/product', '/product/download', '/help', '/news', '/case', '/about', '/contact'])
      for (const address of [path, path === '/' ? '/en' : `/en${path}`]) {
        const text = pages.get(address) ?? ''
        const words = text.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' ')
        expect([address, foreign.exec(words)?.[0]]).toEqual([address, undefined])
        expect([address, text.includes('<h1'), /Baiyu|白榆/.test(text)]).toEqual([address, true, true])
      }
    expect(pages.size).toBeGreaterThan(60)
  })

  it('hands out its papers, is searched, and has no section that it lacks', async () => {
    const { text } = await ask(`${portico.origin}/en/product/download`)
    const file = /href="([^"]+instructions[^"]+\.pdf)"/.exec(text)?.[1]
    expect(file).toBeDefined()
    const paper = await fetch(`${portico.origin}${file}`)
    expect([paper.status, (await paper.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
    const found = await ask(`${portico.origin}/en/search?q=cuff`)
    expect(found.text).toContain('measure-the-arm')
    for (const address of ['/product/machine', '/en/education/details', '/joinUs'])
      expect([address, (await ask(portico.origin + address)).status]).toEqual([address, 404])
  })
})
