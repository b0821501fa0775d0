import { it } from 'vitest'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { calls } from './calls.ts'
const test = useTestPortal()
it('probe', { timeout: 60000 }, async () => {
  const pool = (test.payload.db as any).pool
  for (const { path } of calls) {
    for (let i = 0; i < 4; i++) {
      const r = await Promise.race([
        test.send(path.replace('{name}', 'Armilla'), {}),
        new Promise((r) => setTimeout(() => r('HANG'), 3000)),
      ])
      if (r === 'HANG' || i === 3)
        console.log(path, r === 'HANG' ? r : '', pool.totalCount, pool.idleCount, pool.waitingCount)
      if (r === 'HANG') return
    }
  }
})
