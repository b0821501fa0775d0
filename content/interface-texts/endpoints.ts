import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { answerJson, checkWriter, readInput } from '#content/endpoint.ts'
import type { ProductMessage } from '#domain/interface-texts/product-message.ts'
import { openTextRecord } from './open-record.ts'
import { type OwnText, readOwnTexts } from './own-texts.ts'
import { poEndpoints } from './po-endpoints.ts'
import { productMessage, productMessages } from './product-messages.ts'

/** A message of the interface with what editors wrote in its place. */
export interface ListedText extends ProductMessage {
  own?: OwnText
}

/** `GET /admin/api/interface-texts/all`: every message of the product, and what is written in the place of some. */
const all: Omit<Endpoint, 'root'> = {
  path: '/all',
  method: 'get',
  async handler(req) {
    checkWriter(req)
    const own = await readOwnTexts({ payload: req.payload, req })
    const messages = [...productMessages().values()].map((message): ListedText => {
      const written = own.get(message.key)
      return { ...message, ...(written && { own: written }) }
    })
    return answerJson({ messages })
  },
}

const named = z.object({ key: z.string().max(200) })

/** @throws APIError 404 in the language of the admin */
function findMessage({ i18n }: PayloadRequest, key: string): ProductMessage {
  const message = productMessage(key)
  if (message !== undefined) return message
  throw new APIError(i18n.language === 'zh' ? '没有这条文字。' : 'There is no such text.', 404, undefined, true)
}

/** `GET /admin/api/interface-texts/message?key=…`: a message as the product has it. */
const message: Omit<Endpoint, 'root'> = {
  path: '/message',
  method: 'get',
  async handler(req) {
    checkWriter(req)
    const { key } = await readInput(req, named)
    return answerJson({ message: findMessage(req, key) })
  },
}

/** `POST /admin/api/interface-texts/open`: the record of a message's words, made when there is none. */
const open: Omit<Endpoint, 'root'> = {
  path: '/open',
  method: 'post',
  async handler(req) {
    checkWriter(req)
    const { key } = await readInput(req, named)
    return answerJson({ id: await openTextRecord(req, findMessage(req, key).key) })
  },
}

export const interfaceTextEndpoints: Omit<Endpoint, 'root'>[] = [all, message, open, ...poEndpoints]
