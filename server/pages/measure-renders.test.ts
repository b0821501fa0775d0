import { expect, it } from 'vitest'
import { measureRenders } from './measure-renders.ts'

it('a rendered page is counted by its route in both languages, and what is no page of ours without its address', async () => {
  const seen: string[] = []
  let fails = false
  const render = measureRenders(
    () => (fails ? Promise.reject(new Error('broken')) : Promise.resolve({} as never)),
    ({ route }) => seen.push(route),
  )
  const options = { locale: 'en', requestId: '' } as const
  for (const path of ['/news?page=2', '/en/news', '/en', '/somebody/wrote?this=here'])
    await render(new Request(`https://portal.example${path}`), options)
  fails = true
  await expect(render(new Request('https://portal.example/news'), options)).rejects.toThrow('broken')
  expect(seen).toEqual(['/news', '/news', '/', 'none', '/news'])
})
