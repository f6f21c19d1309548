import { Component, type ReactNode } from 'react'

type Props = { instead: ReactNode; children: ReactNode }

/** What could not be loaded or drawn is replaced, and the page around it stays as it is. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
