// The import walls: runs dependency-cruiser with the rules of .dependency-cruiser.cjs over a tree.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser'
import { cruise } from 'dependency-cruiser'
import config from '../../.dependency-cruiser.cjs'
import type { Breach } from './sources.ts'

const parts = ['domain', 'contract', 'server', 'tools', 'web', 'e2e', 'proofs', 'scripts']

const forbidden = config.forbidden as IForbiddenRuleType[]

export const wallNames: readonly string[] = config.forbidden.map((rule) => rule.name)

/** Every import under `root` that breaks a wall; the line is always 1, because the tool reports no lines. */
export async function importBreaches(root: string): Promise<Breach[]> {
  const { enhancedResolveOptions, ...options } = config.options
  const { output } = await cruise(
    parts.filter((part) => existsSync(join(root, part))),
    { ...options, baseDir: root, validate: true, ruleSet: { forbidden } },
    enhancedResolveOptions,
  )
  return (output as ICruiseResult).summary.violations.map((violation) => ({
    rule: violation.rule.name,
    file: violation.from,
    line: 1,
    why: `imports ${(violation.cycle ?? [{ name: violation.to }]).map((step) => step.name).join(' -> ')}`,
  }))
}
