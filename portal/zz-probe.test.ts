import { it } from 'vitest'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { calls } from './calls.ts'
const test = useTestPortal()
it('probe', { timeout: 120000 }, async () => {
  const pool = (test.payload.db as any).pool
  const out: string[] = []
  for (const jit of ['on', 'off']) {
    await pool.query(`ALTER DATABASE ${(await pool.query('select current_database() as d')).rows[0].d} SET jit = ${jit}`)
    pool.on('connect', () => {})
    const idle = pool._idle.map((i: any) => i.client); for (const c of idle) await c.query(`set jit=${jit}`)
    for (const { path } of calls) {
      const s = performance.now()
      for (let i = 0; i < 2; i++) await test.send(path.replace('{name}', 'Armilla'), {})
      out.push(`${jit} ${path} ${Math.round((performance.now() - s) / 2)}`)
    }
  }
  console.log(out.join('\n'))
})
