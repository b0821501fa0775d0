import { reported } from './compatibility/counts.ts'
import type { CriterionSeed } from './types.ts'

/** What the five families are compared by. */
export const productCriteria: CriterionSeed[] = [
  { key: 'modelica', title: { zh: 'Modelica模型', en: 'Modelica models' } },
  { key: 'm', title: { zh: 'M代码', en: 'M code' }, note: { zh: `覆盖${reported.covered}个函数，共检查${reported.examined}个`, en: `${reported.covered} of ${reported.examined} examined functions` } },
  { key: 'fmi', title: { zh: 'FMI', en: 'FMI' }, note: { zh: '2.0和3.0', en: '2.0 and 3.0' } },
  { key: 'ssp', title: { zh: 'SSP 2.0', en: 'SSP 2.0' } },
  { key: 'code', title: { zh: '生成C代码', en: 'C code generation' } },
  { key: 'realtime', title: { zh: '实时执行', en: 'Real-time execution' } },
  { key: 'hardware', title: { zh: '连接真实设备', en: 'Real equipment' } },
  { key: 'reduction', title: { zh: '模型降阶', en: 'Model reduction' } },
  { key: 'windows', title: { zh: 'Windows与macOS', en: 'Windows and macOS' } },
  { key: 'domestic', title: { zh: 'openEuler、麒麟、统信', en: 'openEuler, Kylin, UnionTech' } },
  { key: 'trial', title: { zh: '试用', en: 'Trial' } },
]
