import { describe, expect, it } from 'vitest'
import { siteBuildFor } from './build.ts'

describe('the build of the site that a process reads', () => {
  it('has the specimen pages in development and tests only', () => {
    expect(siteBuildFor('production')).toEqual({ part: 'site', folder: 'build' })
    for (const each of ['development', 'test'] as const) expect(siteBuildFor(each).folder).toBe('build-dev-pages')
  })
})
