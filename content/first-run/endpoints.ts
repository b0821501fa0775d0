import { APIError, type Endpoint } from 'payload'
import { answerJson, checkAdministrator, readInput } from '#content/endpoint.ts'
import { makePages } from './make-pages.ts'
import { saveStep } from './save-step.ts'
import { readFirstRun } from './state.ts'
import { stepInputs } from './step-inputs.ts'
import { type Step, steps } from './steps.ts'

const isStep = (name: unknown): name is Step => steps.includes(name as Step)

/** `GET /admin/api/setup`: what was said so far, and what is still to be done. */
const read: Endpoint = {
  path: '/setup',
  method: 'get',
  async handler(req) {
    checkAdministrator(req)
    return answerJson(await readFirstRun(req.payload))
  },
}

/** `POST /admin/api/setup/pages`: makes what is missing of the first pages. */
const make: Endpoint = {
  path: '/setup/pages',
  method: 'post',
  async handler(req) {
    checkAdministrator(req)
    const made = await makePages(req)
    return answerJson({ made, ...(await readFirstRun(req.payload)) })
  },
}

/** `POST /admin/api/setup/{step}`: saves a step. */
const save: Endpoint = {
  path: '/setup/:step',
  method: 'post',
  async handler(req) {
    checkAdministrator(req)
    const step = req.routeParams?.step
    if (!isStep(step)) throw new APIError('Not Found', 404)
    await saveStep(req, step, await readInput<(typeof stepInputs)[typeof step]>(req, stepInputs[step]))
    return answerJson(await readFirstRun(req.payload))
  },
}

export const firstRunEndpoints: Endpoint[] = [read, make, save]
