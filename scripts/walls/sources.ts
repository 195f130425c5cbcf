// Reads our own sources for the checks: the files, and their syntax trees.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A place that breaks a rule. `file` is relative to the checked root, `line` counts from 1. */
export interface Breach {
  readonly rule: string
  readonly file: string
  readonly line: number
  readonly why: string
}

export interface Source {
  readonly file: string
  readonly text: string
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** The files under `root` that match one of `patterns`, without tests, in a stable order. */
export function sourcesIn(root: string, patterns: readonly string[]): Source[] {
  return globSync([...patterns], { cwd: root })
    .filter((file) => !isTest(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

/** Calls `visit` for every node of the source, outermost first, with the line the node starts on. */
export function walk(source: Source, visit: (node: ts.Node, line: number) => void): void {
  const tree = ts.createSourceFile(source.file, source.text, ts.ScriptTarget.Latest, true)
  const step = (node: ts.Node): void => {
    visit(node, tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1)
    ts.forEachChild(node, step)
  }
  step(tree)
}
