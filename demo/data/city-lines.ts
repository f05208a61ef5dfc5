import { regions } from '../../server/src/opening/regions'

/**
 * A line a province: its code and name, then each city by the two digits it adds, with the cities below it in brackets.
 */
function cityLines(): string[] {
  const all = regions()
  const under = (parent: string) => all.filter((one) => one.parent === parent)
  return under('').map((province) => {
    const cities = under(province.code).map((city) => {
      const counties = under(city.code).filter(({ name, code }) => name.endsWith('市') && !code.endsWith('00'))
      const inner = counties.map(({ code, name }) => code.slice(4) + name).join(' ')
      return `${city.code.slice(2)}${city.name}${inner ? `(${inner})` : ''}`
    })
    return `${province.code}${province.name} ${cities.join(' ')}`
  })
}

/** The whole of src/features/account/cities.ts. */
export const cityFile =
  (): string => `/** Made by demo/tools/make-cities.ts: provinces, their cities, and the cities that are districts. */
export const cityLines = \`
${cityLines().join('\n')}
\`
`
