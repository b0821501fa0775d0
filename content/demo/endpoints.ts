import type { Endpoint } from 'payload'
import { z } from 'zod'
import { answerJson, checkAdministrator, readInput } from '#content/endpoint.ts'
import { readDemoState } from './state.ts'
import { removeDemo } from './remove.ts'

const choice = z.object({ keep: z.array(z.string().max(60)).max(200), withChanged: z.boolean() })

/** `POST /admin/api/demo/plan`: what there is of the demo, and what a choice would do. Nothing is changed. */
const plan: Endpoint = {
  path: '/demo/plan',
  method: 'post',
  async handler(req) {
    checkAdministrator(req)
    return answerJson(await readDemoState(req, await readInput(req, choice)))
  },
}

/** `POST /admin/api/demo/remove`: takes the demo away. */
const remove: Endpoint = {
  path: '/demo/remove',
  method: 'post',
  async handler(req) {
    checkAdministrator(req)
    return answerJson({ removed: await removeDemo(req, await readInput(req, choice)) })
  },
}

export const demoEndpoints: Endpoint[] = [plan, remove]
