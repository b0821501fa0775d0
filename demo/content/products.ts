import { reported } from './compatibility/counts.ts'
import type { ProductSeed } from './types.ts'

export const products: ProductSeed[] = [
  {
    slug: 'studio',
    name: { zh: '浑仪建模', en: 'Armilla Studio' },
    tagline: { zh: '用方程描述多领域系统。', en: 'System modelling across physical domains, written as equations.' },
    summary: {
      zh: '用Modelica 3.6书写机械、液压、电气和热模型，连成一个系统后一起求解。以FMI 2.0和3.0导入、导出组件，以SSP 2.0交换系统结构。模型由子午编译，由圭表求解。',
      en: 'Write mechanical, hydraulic, electrical and thermal models in Modelica 3.6, connect them and solve them together. Components move in and out as FMI 2.0 and 3.0, system structures as SSP 2.0. Meridian compiles the model and Gnomon solves it.',
    },
    icon: 'lucide:waypoints',
    image: 'studio-window',
    imageCaption: { zh: '组件图、模型文本与计算结果', en: 'The diagram of a model, its text and its result' },
  },
  {
    slug: 'compute',
    name: { zh: '浑仪计算', en: 'Armilla Compute' },
    tagline: { zh: '科学计算语言和求解器，M代码可以迁移。', en: 'A technical computing language with its solvers; migrate your M code.' },
    summary: {
      zh: `编写脚本，求解方程，处理数据，画出结果。2026年10月的兼容性报告检查了${reported.examined}个M函数，覆盖其中${reported.covered}个；其余${reported.rest}个逐一列出，迁移前先对照。`,
      en: `Write scripts, solve equations, process data and plot results. The compatibility report of October 2026 examined ${reported.examined} M functions and found ${reported.covered} covered; the other ${reported.rest} are listed one by one, so check them before you migrate.`,
    },
    icon: 'lucide:sigma',
    image: 'vortex-street',
    imageCaption: { zh: '圆柱尾流的涡量场', en: 'Vorticity in the wake of a cylinder' },
  },
  {
    slug: 'control',
    name: { zh: '浑仪控制', en: 'Armilla Control' },
    tagline: { zh: '设计控制器，辨识对象，生成C代码。', en: 'Control design, identification and C code generation.' },
    summary: {
      zh: '从测量数据辨识对象，在频域和时域设计控制器，再把控制器生成为C代码。设计用的模型与验证用的模型是同一个，改动一处，两边都随之更新。',
      en: 'Identify the plant from measured data, design the controller in the frequency and time domains, then generate it as C code. Design and verification use the same model, so a change made once is seen by both.',
    },
    icon: 'lucide:sliders-horizontal',
    image: 'bode',
    imageCaption: { zh: '频率响应的幅值与相位', en: 'Magnitude and phase of a frequency response' },
  },
  {
    slug: 'realtime',
    name: { zh: '浑仪实时', en: 'Armilla Realtime' },
    tagline: { zh: '硬件在环，按步长确定性执行。', en: 'Hardware in the loop with deterministic execution.' },
    summary: {
      zh: '把模型放到实时仿真机上，与真实控制器连成闭环。刻漏实时内核支持5 µs步长，99.99%的步抖动小于1 µs（Station S8，连续72小时，浑仪2025年12月测量）。步长能否达到，取决于模型规模和所用硬件。',
      en: 'Put the model on a real-time machine and close the loop with the real controller. The Clepsydra kernel runs a 5 µs step with jitter under 1 µs in 99.99% of steps (Station S8, 72 hours, measured by Armilla in December 2025). Whether your model reaches that step depends on its size and on the machine.',
    },
    icon: 'lucide:timer',
    image: 'step-response',
    imageCaption: { zh: '不同阻尼下的阶跃响应', en: 'Step responses at different damping' },
  },
  {
    slug: 'twin',
    name: { zh: '浑仪孪生', en: 'Armilla Twin' },
    tagline: { zh: '降阶模型，在机器旁边运行。', en: 'Reduced models that run beside the machine.' },
    summary: {
      zh: '把详细模型降阶，部署到Edge E2网关，与机器同步运行，估计测不到的温度、载荷和余量。降阶模型只在训练工况范围内有效；超出范围时，网关给出标记，不给出数值。',
      en: 'Reduce a detailed model, put it on an Edge E2 gateway and run it in step with the machine to estimate temperatures, loads and margins that no sensor measures. A reduced model holds only within the range it was trained on; outside it, the gateway shows a mark instead of a value.',
    },
    icon: 'lucide:copy',
    image: 'heat-sink',
    imageCaption: { zh: '散热器的温度分布', en: 'Temperature distribution in a heat sink' },
  },
]
