// Catches what cannot be shown, so that it takes nothing else of the page with it.
import { Component, type ReactNode } from 'react'
import { sayMissing } from './api/http/load-anew.ts'

type BoundaryProps = {
  /** Shown in place of what cannot be shown. Without it nothing is, and the foot of the page says so. */
  instead?: ReactNode
  children: ReactNode
}

/** Give it the path as key, so that another page starts fresh. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    if (!this.props.instead) sayMissing()
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children
  }
}
