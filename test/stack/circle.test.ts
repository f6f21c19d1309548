import { expect, it } from 'vitest'
import { circleIn } from './circle.ts'

/** As `Fn::Sub` names a resource in a text. */
const name = (id: string) => `$\{${id}}`

it('finds the circle of resources that need each other, however they say so', () => {
  const chain = {
    A: { x: { Ref: 'B' } },
    B: { DependsOn: ['C'] },
    C: { y: [{ 'Fn::GetAtt': ['D', 'Arn'] }] },
  }
  expect(circleIn({ ...chain, D: { z: { Ref: 'AWS::Region' } } })).toBeNull()
  for (const back of [
    { Ref: 'A' },
    { DependsOn: 'A' },
    { 'Fn::Sub': `a-${name('A')}` },
    { 'Fn::Sub': [name('A.Arn'), {}] },
  ])
    expect(circleIn({ ...chain, D: { z: back } })).toEqual(['A', 'B', 'C', 'D', 'A'])
})
