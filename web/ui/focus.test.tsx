// @vitest-environment happy-dom

import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useFocusAfterLoading, useFocusAncestorOnUnmount, useRestoreFocus } from './focus.ts'

function ADialog() {
  useRestoreFocus()
  return (
    <button type="button" id="inside">
      Close
    </button>
  )
}

function AButton() {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAncestorOnUnmount(button)
  return (
    <button type="button" id="restore" ref={button}>
      Restore
    </button>
  )
}

function AWorkingButton({ working }: { working: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterLoading(working, button)
  return (
    <button type="button" id="save" ref={button} disabled={working}>
      Save
    </button>
  )
}

type Shown = { button?: boolean; dialog?: boolean }

const APage = ({ button = false, dialog = false }: Shown) => (
  <main>
    <section id="card" tabIndex={-1}>
      <p>{button && <AButton />}</p>
    </section>
    {dialog && <ADialog />}
  </main>
)

function aPage() {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return {
    show: (shown: Shown) => act(() => root.render(<APage {...shown} />)),
    focus: (id: string) => document.getElementById(id)?.focus(),
  }
}

const focusedId = () => {
  vi.runAllTimers()
  return document.activeElement?.id
}

describe('LIV-5 the focus is never lost', () => {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.useFakeTimers()
    document.body.replaceChildren()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('LIV-5 a dialog that closes gives it back to what opened it', () => {
    const page = aPage()
    page.show({ button: true })
    page.focus('restore')
    page.show({ button: true, dialog: true })
    page.focus('inside')
    page.show({ button: true })
    expect(focusedId()).toBe('restore')
  })

  test('LIV-5 and where that has gone, to what was around it', () => {
    const page = aPage()
    page.show({ button: true })
    page.focus('restore')
    page.show({ button: true, dialog: true })
    page.focus('inside')
    page.show({})
    expect(focusedId()).toBe('card')
  })

  test('LIV-5 a button that goes with it passes it on, one that goes without it does not', () => {
    const page = aPage()
    page.show({ button: true, dialog: true })
    page.focus('restore')
    page.show({ dialog: true })
    expect(focusedId()).toBe('card')
    page.show({ button: true, dialog: true })
    page.focus('inside')
    page.show({ dialog: true })
    expect(focusedId()).toBe('inside')
  })

  test.each([
    ['save', 'save'],
    ['other', 'other'],
  ])('LIV-5 a button that cannot be pressed while it works: %s had it, %s has it after', (before, after) => {
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    const other = document.body.appendChild(Object.assign(document.createElement('button'), { id: 'other' }))
    const show = (working: boolean) => act(() => root.render(<AWorkingButton working={working} />))
    show(false)
    document.getElementById(before)?.focus()
    show(true)
    // as a browser does with what cannot be pressed
    if (document.activeElement !== other) document.getElementById('save')?.blur()
    show(false)
    expect(focusedId()).toBe(after)
  })
})
