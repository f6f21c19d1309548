/**
 * Shows each `[data-zoom]` button, which opens the dialog that it names by its id. The dialog closes by its own form, by
 * Escape, and by a press beside it.
 */
for (const button of document.querySelectorAll<HTMLElement>('[data-zoom]')) {
  const dialog = document.getElementById(button.dataset.zoom ?? '')
  if (!(dialog instanceof HTMLDialogElement)) continue
  button.hidden = false
  button.addEventListener('click', () => dialog.showModal())
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
}
