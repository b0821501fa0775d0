/**
 * The form that tries a call. It runs in the browser as it stands here (no build), under the policy of every page: own
 * origin only, and what comes back is written as text.
 */
for (const form of document.querySelectorAll('[data-try]')) {
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form)
  })
}

/** @param {HTMLElement} form */
async function send(form) {
  const output = form.querySelector('pre')
  output.hidden = false
  output.firstElementChild.textContent = await ask(form)
}

/** @param {HTMLElement} form @returns {Promise<string>} the answer to read */
async function ask(form) {
  const { changes, lang, try: address } = form.dataset
  const headers = { 'content-type': 'application/json', lang }
  if (changes !== undefined) {
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    headers['idempotency-key'] = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
  try {
    const answer = await fetch(address, { method: 'POST', headers, body: form.querySelector('textarea').value })
    const text = await answer.text()
    return `HTTP ${answer.status}\n\n${JSON.stringify(JSON.parse(text), null, 2)}`
  } catch {
    return document.documentElement.dataset.failed ?? ''
  }
}
