/** Forms, or fields outside of any, into which a person has written on this page. */
const edited = new Set<Element>()

function note({ isTrusted, target }: Event): void {
  if (!isTrusted || !(target instanceof Element)) return
  edited.add(target.closest('form') ?? target)
}

function forget({ target }: Event): void {
  if (target instanceof Element) edited.delete(target)
}

/** Notices from now on what is written. What a script fills in is no person's work. */
export function watchForms(): void {
  document.addEventListener('input', note, true)
  document.addEventListener('reset', forget, true)
}

/** Whether a form that a person has begun is still on the page; a form that is gone was sent, or left. */
export function hasFormInUse(): boolean {
  for (const element of edited) if (!element.isConnected) edited.delete(element)
  return edited.size > 0
}
