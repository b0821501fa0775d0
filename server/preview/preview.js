// On a page that shows a draft. In the admin it stands beside the form, which says when the draft was saved.
const bar = document.querySelector('#portico-preview')
bar.querySelector('button').addEventListener('click', () => bar.remove())

const admin = window.parent === window ? window.opener : window.parent
if (admin !== null) {
  // It is said when the page has just been loaded too. Loaded again, it stays where it was scrolled to.
  const refresh = async () => {
    const answer = await fetch(bar.dataset.state)
    if (!answer.ok || (await answer.text()) !== bar.dataset.digest) location.reload()
  }
  window.addEventListener('message', ({ data, origin }) => {
    if (origin === location.origin && data?.type === 'payload-document-event') void refresh()
  })
  admin.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
}
