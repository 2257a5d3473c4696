import { stringify } from 'yaml'
import type { World } from '../world.ts'
import { clippings } from './clippings.ts'
import { documents } from './documents.ts'
import { facilities } from './facilities.ts'
import { forms } from './forms.ts'
import { publications } from './publications.ts'

/** Lists of a pack by their file, and the files that they name. */
export type PageFiles = {
  lists: Record<string, readonly object[]>
  files: readonly (readonly [path: string, text: string])[]
}

/** Pages beside the teams: facilities, documents, publications, clippings, forms. */
export const pageFiles = (world: World, colours: string): [string, string][] =>
  [
    facilities(world, colours),
    documents(world),
    publications(world, colours),
    clippings(world),
    forms(world),
  ].flatMap(({ lists, files }) => [
    ...Object.entries(lists).map(([file, entries]): [string, string] => [
      file,
      stringify(entries, { lineWidth: 0, aliasDuplicateObjects: false }),
    ]),
    ...files.map(([path, text]): [string, string] => [path, text]),
  ])
