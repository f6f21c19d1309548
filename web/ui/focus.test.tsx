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

function ALoadingButton({ loading }: { loading: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfterLoading(loading, button)
  return (
    <button type="button" id="save" ref={button} disabled={loading}>
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
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  return {
    show: (shown: Shown) => act(() => root.render(<APage {...shown} />)),
    focus: (id: string) => document.getElementById(id)?.focus(),
  }
}

const focusedId = () => {
  vi.runAllTimers()
  return document.activeElement?.id
}

describe('LIV-5 the keyboard focus is never lost', () => {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.useFakeTimers()
    document.body.replaceChildren()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('LIV-5 closing a dialog returns it to the element that opened the dialog', () => {
    const page = aPage()
    page.show({ button: true })
    page.focus('restore')
    page.show({ button: true, dialog: true })
    page.focus('inside')
    page.show({ button: true })
    expect(focusedId()).toBe('restore')
  })

  test('LIV-5 or to its nearest ancestor if that element is gone', () => {
    const page = aPage()
    page.show({ button: true })
    page.focus('restore')
    page.show({ button: true, dialog: true })
    page.focus('inside')
    page.show({})
    expect(focusedId()).toBe('card')
  })

  test('LIV-5 a focused button that unmounts passes it to an ancestor; an unfocused one does not', () => {
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
  ])('LIV-5 a button disabled while it loads: %s had the focus before, %s has it after', (before, after) => {
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    const other = document.body.appendChild(Object.assign(document.createElement('button'), { id: 'other' }))
    const show = (loading: boolean) => act(() => root.render(<ALoadingButton loading={loading} />))
    show(false)
    document.getElementById(before)?.focus()
    show(true)
    // Browsers blur a disabled button.
    if (document.activeElement !== other) document.getElementById('save')?.blur()
    show(false)
    expect(focusedId()).toBe(after)
  })
})
