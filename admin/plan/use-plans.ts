'use client'

import { useCallback, useState } from 'react'
import type { Plan, PlanItem } from '#content/plan/plan.ts'

/** A plan as the admin's API describes it. */
export interface ShownPlan extends Omit<Plan, 'madeBy' | 'items'> {
  madeBy: string
  items: (PlanItem & { id?: string | null; title: string; preview?: string })[]
}

interface Answer {
  plan: { id: number; at: string; name: string }
  faults: string[]
}

const api = '/admin/api/plans'

/** The words of a refusal, which the server says in the language of the admin. */
class Refused extends Error {}

async function request<T>(way: string, body?: object): Promise<T> {
  const answer = await fetch(`${api}/${way}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const told = (await answer.json()) as T & { errors?: { message: string }[] }
  if (!answer.ok) throw new Refused(answer.status < 500 ? told.errors?.[0]?.message : undefined)
  return told
}

/** What is planned, and what can be done about it. */
export function usePlans(failed: string) {
  const [plans, setPlans] = useState<readonly ShownPlan[]>()
  const [said, setSaid] = useState('')
  const [faults, setFaults] = useState<readonly string[]>([])
  const load = useCallback(async () => setPlans((await request<{ plans: ShownPlan[] }>('coming')).plans), [])
  const attempt = async (work: () => Promise<string>) => {
    setSaid('')
    setFaults([])
    try {
      setSaid(await work())
      await load()
    } catch (error) {
      setSaid((error instanceof Refused && error.message) || failed)
    }
  }
  const change = (way: string, body: object, say: (answer: Answer) => string) =>
    attempt(async () => {
      const answer = await request<Answer>(way, body)
      setFaults(answer.faults)
      return say(answer)
    })
  return { plans, said, faults, change, load }
}
