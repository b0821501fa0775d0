import { createLocalReq } from 'payload'
import { deskEndpoints } from '#content/desk/endpoints.ts'
import type { DeskTicket } from '#content/desk/read-ticket.ts'
import type { TestPortal } from '../setup/portal.ts'

interface Outcome<Data> {
  status: number
  data: Data
}

export type DeskAgent = Awaited<ReturnType<ReturnType<typeof useDeskEndpoints>['makeAgent']>>

/** Asks the desk's endpoints as whoever is handed over. */
export function useDeskEndpoints(test: TestPortal) {
  async function ask(
    method: 'get' | 'post',
    user: object | null | undefined,
    way: string,
    input: object,
    headers: Record<string, string>,
  ) {
    const req = await createLocalReq({ ...(user && { user: user as never }) }, test.payload)
    const path = way === 'report.csv' ? '/desk/report.csv' : '/desk/:way'
    const endpoint = deskEndpoints.find((each) => each.method === method && each.path === path)
    Object.assign(req, {
      routeParams: { way },
      query: input,
      headers: new Headers({ 'content-type': 'application/json', ...headers }),
      json: () => Promise.resolve(structuredClone(input)),
    })
    req.i18n.language = 'en'
    const response = await endpoint?.handler(req)
    if (response === undefined) throw new Error(`no ${method} ${way}`)
    return response
  }
  async function read<Data = Record<string, unknown>>(
    user: object | null | undefined,
    way: string,
    input: object = {},
  ): Promise<Outcome<Data>> {
    const response = await ask('get', user, way, input, {})
    return { status: response.status, data: (await response.json()) as Data }
  }
  /** A ticket as the desk shows it. */
  const openAs = async (user: object, number: string) => (await read<DeskTicket>(user, 'ticket', { number })).data
  async function act<Data = Record<string, unknown>>(
    user: object | null | undefined,
    way: string,
    input: object,
    headers: Record<string, string> = {},
  ): Promise<Outcome<Data>> {
    const response = await ask('post', user, way, input, headers)
    return { status: response.status, data: (await response.json()) as Data }
  }
  /** A colleague of the demo's agent. */
  async function makeAgent(name: string, role: 'agent' | 'administrator' = 'agent') {
    const data = {
      email: `${crypto.randomUUID()}@armilla.example`,
      name,
      password: 'four quiet turbines',
      roles: [role],
    }
    const user = await test.payload.create({ collection: 'users', data })
    return { ...user, collection: 'users' as const }
  }
  return { read, openAs, act, ask, makeAgent }
}
