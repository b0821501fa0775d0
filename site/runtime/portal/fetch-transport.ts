import { createFetchTransport, type Transport } from '#portal/client.ts'

/**
 * To where the document says that the calls are, or its own origin (contract W2). Looked at when a call is asked: the server
 * draws components that hold a client too.
 */
export const fetchTransport: Transport = (request) =>
  createFetchTransport(document.documentElement.dataset.portal)(request)
