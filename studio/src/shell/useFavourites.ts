import { isTexts, useStored } from '../app/stored'
import type { Me } from '../session/useMe'

/** Sections that the user pinned to the top of the menu, on this device. */
export function useFavourites({ site, user }: Me) {
  const [favourites, setFavourites] = useStored<readonly string[]>(
    `studio.favourites.${site.slug}.${user.uuid}`,
    [],
    isTexts,
  )
  const toggle = (section: string) =>
    setFavourites(favourites.includes(section) ? favourites.filter((one) => one !== section) : [...favourites, section])
  return { favourites, toggle }
}
