// Catches what cannot be shown, so that it takes nothing else of the page with it.
import { Component, type ReactNode } from 'react'

type BoundaryProps = { instead: ReactNode; children: ReactNode }

/** Give it the path as key, so that another page starts afresh. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children
  }
}
