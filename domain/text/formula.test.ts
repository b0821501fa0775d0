import { expect, it } from 'vitest'
import { foldMath } from './fold-math.ts'
import { longestFormula, mathTags, readFormula } from './formula.ts'

const markup = (source: string, isBlock = false) => {
  const read = readFormula(source, isBlock)
  if ('fault' in read) return read.fault
  return foldMath<string>(read.pieces, ({ tag, text }, inside) =>
    tag === undefined ? (text ?? '') : `<${tag}>${inside.join('')}</${tag}>`,
  ).join('')
}

it('is elements that browsers draw by themselves', () => {
  expect(markup('\\frac{a}{b}')).toBe('<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>')
  expect(markup('x_{\\text{最大}}^2')).toContain('<msubsup><mi>x</mi><mtext>最大</mtext><mn>2</mn></msubsup>')
  // Bold and hollow letters are letters of their own: Chromium knows no mathvariant but "normal".
  expect(markup('\\mathbf{x}\\in\\mathbb{R}')).toContain('<mi>𝐱</mi><mo>∈</mo><mi>ℝ</mi>')
})

it('aligned equations keep the side on which their cells stand', () => {
  const read = readFormula('\\begin{aligned}a&=b\\\\c&=d\\end{aligned}', true)
  const sides = 'pieces' in read ? read.pieces.map(({ attributes }) => attributes?.class).filter(Boolean) : []
  expect(sides).toEqual(['math-right', 'math-left', 'math-right', 'math-left'])
})

it('of its own line is drawn large', () => {
  const read = readFormula('\\sum_{i=1}^n i', true)
  expect('pieces' in read && read.pieces[0]).toMatchObject({ tag: 'math', attributes: { display: 'block' } })
})

it.each([
  ['\\frac{a', { kind: 'unfinished' }],
  ['\\begin{pmatrix}a', { kind: 'unfinished' }],
  ['\\nosuch x', { kind: 'unknown', near: '\\nosuch', at: 1 }],
  ['x + \\nosuch', { kind: 'unknown', near: '\\nosuch', at: 5 }],
  ['\\def\\a{\\a\\a}\\a', { kind: 'endless' }],
  ['x'.repeat(longestFormula + 1), { kind: 'long' }],
  ['x^{'.repeat(400) + '}'.repeat(400), { kind: 'long' }],
  ['  ', { kind: 'empty' }],
  ['a^b^c', { kind: 'wrong' }],
])('%s says why it cannot be drawn', (source, fault) => {
  expect(readFormula(source, false)).toEqual({ fault: expect.objectContaining(fault) as unknown })
})

it.each([
  '\\href{javascript:alert(1)}{x}',
  '\\url{javascript:alert(1)}',
  '\\includegraphics{https://example.com/a.png}',
  '\\class{a}{x}',
  '\\id{a}{x}',
  '\\style{position:fixed}{x}',
  '\\data{a=b}{x}',
  '\\ref{a}',
])('%s is no formula', (source) => {
  expect(readFormula(source, false)).toHaveProperty('fault')
})

it.each(['\\color{red}x', '\\label{a}x', '\\boxed{x}', '\\cancel{x}', '\\rule{99em}{99em}', '\\tag{1}x', '<script>'])(
  'of %s nothing is left but elements of mathematics without styles',
  (source) => {
    const read = readFormula(source, true)
    if ('fault' in read) throw new Error(read.fault.kind)
    for (const { attributes = {}, tag } of read.pieces) {
      if (tag !== undefined) expect(mathTags).toContain(tag)
      for (const name of Object.keys(attributes)) expect(['style', 'mathbackground', 'mathcolor']).not.toContain(name)
      for (const value of Object.values(attributes)) expect(value).toMatch(/^[\w.%+-]+$/)
    }
  },
)

it('a definition holds for the one formula', () => {
  expect(markup('\\gdef\\mine{y}\\mine')).toContain('<mi>y</mi>')
  expect(readFormula('\\mine', false)).toMatchObject({ fault: { kind: 'unknown' } })
})
