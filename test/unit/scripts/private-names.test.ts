import { transformSync } from '@babel/core'
import privateNames from '../../../config/private-names'

const lower = (code: string) =>
  transformSync(code, { plugins: [privateNames], filename: '/package/index.js', configFile: false, babelrc: false })
    ?.code ?? ''
/** Returns the code's `result` after all private names are replaced. */
function run(code: string): unknown {
  const lowered = lower(code)
  expect(lowered).not.toContain('#')
  return new Function(`${lowered}\nreturn result`)()
}

test('a class and its base class can have private fields of the same name', () => {
  const code = `class A { #x = 1; a() { return this.#x } }
    class B extends A { #x = 2; b() { return this.#x } }
    const b = new B(); const result = [b.a(), b.b()]`
  expect(run(code)).toEqual([1, 2])
})

test('private methods, accessors and statics work after lowering', () => {
  const code = `class A { #n = 1; static #made = 0; static async *#each() { yield 1 }
      constructor() { A.#made += 1 } #add(by) { this.#n += by; return this } get #double() { return this.#n * 2 } set #double(n) { this.#n = n / 2 }
      run() { this.#add(2); this.#double = this.#double + 4; return [this.#n, this?.#n, A.#made] } }
    const result = new A().run()`
  expect(run(code)).toEqual([5, 5, 1])
})

test('a nested class uses its own private names and those of the outer class', () => {
  const code = `class A { #x = 1; #y = 2; inner() { const outer = this; return new (class { #x = 3; read() { return [this.#x, outer.#y] } })().read() } own() { return this.#x } }
    const a = new A(); const result = [a.inner(), a.own()]`
  expect(run(code)).toEqual([[3, 2], 1])
})

test('an "in" check of a private name throws', () => {
  expect(() => lower('class A { #x; static is(a) { return #x in a } }')).toThrow('private names that can be lowered')
})

test('private names are lowered to the same names in every build', () => {
  expect(lower('class A { #x = 1 }')).toBe(lower('class A { #x = 1 }'))
})
