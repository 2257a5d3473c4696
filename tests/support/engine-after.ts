import { afterAll } from 'vitest'
import { dropDatabases } from './engine.ts'

afterAll(dropDatabases)
