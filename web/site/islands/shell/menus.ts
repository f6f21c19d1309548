/** Closes an open menu of the header as people expect: by Escape, and by a press elsewhere. */
const menus = [...document.querySelectorAll<HTMLDetailsElement>('details[name="site-menu"]')]

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  const open = menus.find((menu) => menu.open)
  if (open === undefined) return
  open.open = false
  open.querySelector('summary')?.focus()
})

document.addEventListener('click', ({ target }) => {
  for (const menu of menus) if (target instanceof Node && !menu.contains(target)) menu.open = false
})

for (const menu of menus)
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false
  })
