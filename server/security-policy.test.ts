import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { adminPolicy, baseHeaders, hashScripts, hashStyle, pagePolicy, transportSecurity } from './security-policy.ts'

/** The source that a browser computes for an inline script (CSP 3, 6.7.3.3). */
const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`

describe('hashScripts', () => {
  it('is what a browser computes, for each script once', () => {
    const html = `<head><script>let a = '浑' < 1</script></head><body><script type="module">\n import 'x'\n</script><script>let a = '浑' < 1</script></body>`
    expect(hashScripts(html)).toEqual([sourceOf(`let a = '浑' < 1`), sourceOf(`\n import 'x'\n`)])
  })

  it('counts line ends as a browser does, which reads each as one line feed', () => {
    expect(hashScripts('<script>a\r\nb\rc</script>')).toEqual([sourceOf('a\nb\nc')])
  })

  it('leaves out data, files and what is empty', () => {
    const html = `<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script><script type="application/json">1</script><script></script>`
    expect(hashScripts(html)).toEqual([])
  })

  it('is not misled by letter case or attributes', () => {
    expect(hashScripts('<SCRIPT data-kind="x" async>run()</SCRIPT>')).toEqual([sourceOf('run()')])
    expect(hashScripts('<script data-src="x">run()</script>')).toEqual([sourceOf('run()')])
    expect(hashScripts('<scripture>run()</scripture>')).toEqual([])
  })
})

describe('hashStyle', () => {
  const page = (head: string, body = '') => Buffer.from(`<html><head>${head}</head><body>${body}</body></html>`)
  const own = '<style data-brand="" nonce="n">:root{--corner:2}</style>'
  it('names the company’s style in the head', () => {
    expect(hashStyle(page(`<meta>${own}`))).toBe(sourceOf(':root{--corner:2}'))
  })
  it('names no other element, none in the page itself, and none where there is none', () => {
    expect(hashStyle(page('<style>a{}</style>'))).toBe('')
    expect(hashStyle(page('', own))).toBe('')
    expect(hashStyle(page(''))).toBe('')
  })
  it('stands beside our own files in the policy, and nothing does without it', () => {
    expect(directive(pagePolicy([], { style: sourceOf('a{}') }), 'style-src')).toBe(
      `style-src 'self' ${sourceOf('a{}')}`,
    )
    expect(directive(pagePolicy([]), 'style-src')).toBe("style-src 'self'")
  })
})

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

describe('policies', () => {
  it('a page runs its own files and the named scripts, and nothing inline beside', () => {
    const policy = pagePolicy([sourceOf('a')])
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${sourceOf('a')}`)
    expect(directive(policy, 'default-src')).toBe("default-src 'none'")
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(directive(pagePolicy([]), 'script-src')).toBe("script-src 'self'")
  })

  it('a page may start a worker only where its route says so, and its one policy has a name', () => {
    expect(directive(pagePolicy([]), 'worker-src')).toBe("worker-src 'none'")
    expect(directive(pagePolicy([]), 'trusted-types')).toBe("trusted-types 'none'")
    const policy = pagePolicy([], { hasWorker: true })
    expect(directive(policy, 'worker-src')).toBe("worker-src 'self'")
    expect(directive(policy, 'trusted-types')).toBe('trusted-types portico-worker')
    expect(policy).toContain("require-trusted-types-for 'script'")
  })

  it('the admin’s scripts stay bound to the nonce', () => {
    expect(directive(adminPolicy('n', false), 'script-src')).toBe("script-src 'self' 'nonce-n' 'strict-dynamic'")
    expect(adminPolicy('n', false)).not.toContain('unsafe-eval')
  })

  it('insists on TLS only behind TLS', () => {
    expect(transportSecurity('https://www.example.com')).toHaveProperty('Strict-Transport-Security')
    expect(transportSecurity('http://localhost:3000')).toEqual({})
    expect(transportSecurity(undefined)).toEqual({})
    expect(baseHeaders['X-Content-Type-Options']).toBe('nosniff')
  })
})
