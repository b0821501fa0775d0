import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import config from '#content/payload.config.ts'
import { refuseWrongBody } from '#content/rest-body.ts'
import { withLocale } from '#content/rest-locale.ts'

type Handler = ReturnType<typeof REST_GET>

const inALanguage =
  (handle: Handler): Handler =>
  async (request, parameters) =>
    refuseWrongBody(request) ?? handle(await withLocale(request), parameters)

export const GET = inALanguage(REST_GET(config))
export const POST = inALanguage(REST_POST(config))
export const PUT = inALanguage(REST_PUT(config))
export const PATCH = inALanguage(REST_PATCH(config))
export const DELETE = inALanguage(REST_DELETE(config))
export const OPTIONS = REST_OPTIONS(config)
