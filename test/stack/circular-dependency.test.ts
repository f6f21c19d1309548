import { expect, it } from 'vitest'
import { circularDependency } from './circular-dependency.ts'

/** A reference as `Fn::Sub` writes it. */
const sub = (id: string) => `$\{${id}}`

it('a circular dependency is found, whichever way the resources refer to each other', () => {
  const chain = {
    A: { x: { Ref: 'B' } },
    B: { DependsOn: ['C'] },
    C: { y: [{ 'Fn::GetAtt': ['D', 'Arn'] }] },
  }
  expect(circularDependency({ ...chain, D: { z: { Ref: 'AWS::Region' } } })).toBeNull()
  for (const reference of [
    { Ref: 'A' },
    { DependsOn: 'A' },
    { 'Fn::Sub': `a-${sub('A')}` },
    { 'Fn::Sub': [sub('A.Arn'), {}] },
  ])
    expect(circularDependency({ ...chain, D: { z: reference } })).toEqual(['A', 'B', 'C', 'D', 'A'])
})
