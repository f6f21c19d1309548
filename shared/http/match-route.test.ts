import { expect, it } from 'vitest'
import { routeMatcher } from './match-route.ts'

const routes = ['GET /ships', 'GET /ships/{id}', 'GET /ships/new', 'ANY /operator/{proxy+}'].map((key) => ({
  key,
}))
const match = routeMatcher(routes)
const matched = (method: string, path: string) => {
  const found = match(method, path)
  return found && [found.route.key, found.pathParameters]
}

it.each([
  ['GET', '/ships', ['GET /ships', {}]],
  ['GET', '/ships/new', ['GET /ships/new', {}]],
  ['GET', '/ships/a%20b', ['GET /ships/{id}', { id: 'a b' }]],
  ['GET', '/ships/%', null],
  ['GET', '/ships/', null],
  ['GET', '/ships/a/b', null],
  ['PUT', '/ships', null],
  ['GET', '/operator/today', ['ANY /operator/{proxy+}', { proxy: 'today' }]],
  ['DELETE', '/operator/customers/a/deletion', ['ANY /operator/{proxy+}', { proxy: 'customers/a/deletion' }]],
  ['GET', '/operator', null],
  ['GET', '/operator/', null],
  ['GET', '/operators/today', null],
])('matches %s %s as the gateway does', (method, path, expected) => {
  expect(matched(method, path)).toEqual(expected)
})
