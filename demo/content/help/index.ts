import { installation } from './installation.ts'
import { licences } from './licences.ts'
import { machines } from './machines.ts'
import { migration } from './migration.ts'
import { modelling } from './modelling.ts'
import { solving } from './solving.ts'

export { helpCategories } from './article.ts'
export const helpArticles = [...installation, ...licences, ...modelling, ...solving, ...machines, ...migration]
