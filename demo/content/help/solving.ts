import { checked, type HelpArticleSeed, section } from './article.ts'

export const solving: HelpArticleSeed[] = [
  {
    slug: 'choose-a-solver',
    category: 'solving',
    title: { zh: '定步长还是变步长', en: 'Fixed or variable step' },
    summary: {
      zh: '离线计算几乎总用变步长；接上真实部件用定步长，因为要看的是最坏的一步。',
      en: 'Offline, nearly always variable. Connected to real equipment, fixed, because the worst step is what matters.',
    },
    products: ['studio', 'realtime'],
    checkedOn: checked('2026-09-24'),
    sections: [
      section(
        ['变步长', 'Variable step'],
        '误差由容差控制。从相对容差1e-6开始；改成1e-8，结果变化小于您关心的量级，就说明1e-6够了。',
        'The tolerance controls the error. Begin with a relative 1e-6; if 1e-8 changes the result by less than you care about, 1e-6 is enough.',
        ['shell', 'armilla simulate Motor.mo --stop 1 --tolerance 1e-6 --output fine.h5\narmilla compare fine.h5 finer.h5 --relative'],
      ),
      section(
        ['定步长', 'Fixed step'],
        '步长取最快时间常数的五分之一左右，再用变步长的结果作参考，检查偏差。离线剖析会给出每步用时，通常误差在20%以内。',
        'Take about a fifth of the fastest time constant, and check against a variable-step run. The offline profiler tells the time of each step, usually within 20%.',
      ),
    ],
    related: ['step-overruns', 'slow-simulation'],
  },
  {
    slug: 'initialisation-fails',
    category: 'solving',
    title: { zh: '初始化失败', en: 'When initialisation fails' },
    summary: {
      zh: '出错信息给出组件路径和方程编号。多半是初值互相矛盾，或缺一个起点。',
      en: 'The error names the component’s path and the equation. Mostly start values contradict each other, or one is missing.',
    },
    products: ['studio'],
    from: 'R2026a',
    checkedOn: checked('2026-10-03'),
    sections: [
      section(
        ['读出错信息', 'Reading the error'],
        '信息里的路径就是要看的地方，点一下会跳到模型。残差最大的方程列在最前面。',
        'The path in it is where to look; click it and the model opens there. The equation with the largest residual comes first.',
      ),
      section(
        ['三种办法', 'Three remedies'],
        '1. 给非线性的量一个合理的`start`，例如压力不要从0开始。\n2. 固定的初值只写独立的状态，其余让编译器求。\n3. 仍然不收敛的，用同伦：先解简化的方程，再过渡到完整的，$\\lambda$从0走到1：\n\n$$\n\\lambda\\,f_{\\text{actual}}(x) + (1-\\lambda)\\,f_{\\text{simplified}}(x) = 0\n$$',
        '1. Give nonlinear quantities a sensible `start`; a pressure should not begin at 0.\n2. Fix only independent states, and let the compiler find the rest.\n3. If it still does not converge, use homotopy: simplified equations first, then the full ones, as $\\lambda$ goes from 0 to 1:\n\n$$\n\\lambda\\,f_{\\text{actual}}(x) + (1-\\lambda)\\,f_{\\text{simplified}}(x) = 0\n$$',
        [
          'Valve.mo',
          'equation\n  m_flow = homotopy(\n    actual = k*sqrt(max(dp, 0)),\n    simplified = k*dp/sqrt(dp_nominal));',
        ],
      ),
    ],
    related: ['first-model', 'choose-a-solver'],
  },
  {
    slug: 'slow-simulation',
    category: 'solving',
    title: { zh: '仿真变慢', en: 'A simulation that is slow' },
    summary: {
      zh: '先看剖析：时间花在事件上、刚性上，还是输出上。三种情况的办法不同。',
      en: 'Profile first: is the time spent on events, on stiffness or on output? Each has its own remedy.',
    },
    products: ['studio'],
    checkedOn: checked('2026-08-12'),
    sections: [
      section(
        ['剖析', 'Profiling'],
        '报告列出每个组件用去的时间、事件次数和被拒绝的步数。',
        'The report has the time of each component, the number of events and the steps that were rejected.',
        ['shell', 'armilla simulate Vehicle.mo --stop 60 --profile profile.html'],
      ),
      section(
        ['办法', 'Remedies'],
        '- 事件太多：阀门或摩擦在两态之间抖动，加一点滞环，或用平滑的过渡。\n- 步数被拒绝得多：容差太紧，或一个参数差了几个数量级。\n- 输出太密：只存需要的变量，间隔放大。结果文件常常比求解更慢。',
        '- Many events: a valve or a friction flickers between two states. Add some hysteresis, or a smooth transition.\n- Many rejected steps: the tolerance is too tight, or a parameter is off by orders of magnitude.\n- Dense output: store only the variables you need, at longer intervals. Writing results is often slower than solving.',
      ),
    ],
    related: ['choose-a-solver', 'compile-large-models'],
  },
  {
    slug: 'compile-large-models',
    category: 'solving',
    title: { zh: '编译大模型', en: 'Compiling large models' },
    summary: {
      zh: '一百万个方程在8核上约94 s。超过三百万个要数小时，请先拆成FMU。',
      en: 'A million equations take about 94 s on eight cores. Above three million it takes hours; split the model into FMUs first.',
    },
    products: ['studio'],
    from: 'R2026a',
    checkedOn: checked('2026-11-12'),
    sections: [
      section(
        ['条件', 'The conditions of that number'],
        '94 s是8个x86-64核、64 GB内存、五次的中位数，模型是4,000个相似的换热单元。别的模型会是别的数。',
        '94 s is the median of five runs on eight x86-64 cores with 64 GB of memory, for 4,000 similar heat-exchange units. Another model gives another number.',
      ),
      section(
        ['省时间', 'Saving time'],
        '- 改参数不需要重新编译，结构参数除外。\n- 相似的单元用数组写，不要复制。\n- 很少改的部分导出成FMU，只编译一次。',
        '- A changed parameter needs no new compilation, unless it changes the structure.\n- Write similar units as an array, not as copies.\n- Export what rarely changes as an FMU, and compile it once.',
        ['Pack.mo', 'parameter Integer n = 96;\nCell cell[n](each R = 1.2e-3);\nequation\n  for i in 1:n - 1 loop\n    connect(cell[i].n, cell[i + 1].p);\n  end for;'],
      ),
    ],
    related: ['slow-simulation', 'export-an-fmu'],
  },
  {
    slug: 'results-as-hdf5',
    category: 'solving',
    title: { zh: '读取HDF5结果文件', en: 'Reading HDF5 result files' },
    summary: {
      zh: '结果是开放格式，带单位，用Python或M读取都不需要我们的软件。',
      en: 'Results are in an open format with units; neither Python nor M needs our software to read them.',
    },
    products: ['studio', 'compute'],
    checkedOn: checked('2026-06-30'),
    sections: [
      section(
        ['结构', 'Structure'],
        '每个变量是一个数据集，属性`unit`写单位，时间在`/time`。',
        'Each variable is a data set with the attribute `unit`; the time is `/time`.',
        [
          'read.py',
          'import h5py\n\nwith h5py.File("fine.h5") as results:\n    speed = results["load.w"]\n    print(speed.attrs["unit"], speed[-1], "at", results["time"][-1], "s")',
        ],
      ),
      section(
        ['按时刻读', 'By instant'],
        '不要自己在两点之间取直线：求解器有密集输出，SDK的`run.at(t)`用它插值。',
        'Do not draw a straight line between two points yourself: the solver has a dense output, and `run.at(t)` of the SDK uses it.',
      ),
    ],
    related: ['python-sdk'],
  },
  {
    slug: 'python-sdk',
    category: 'solving',
    title: { zh: '用Python批量仿真', en: 'Many simulations from Python' },
    summary: {
      zh: '一个循环扫参数。每个正在运行的求解器占一个许可，并行个数不超过您有的个数。',
      en: 'A loop over parameters. Each solver that runs takes one licence, so no more run at once than you hold.',
    },
    products: ['studio', 'compute'],
    from: 'R2026a',
    checkedOn: checked('2026-11-10'),
    sections: [
      section(
        ['扫参数', 'A sweep'],
        '需要Python 3.10或更高版本。结果是NumPy数组，带单位。',
        'Python 3.10 or later. Results are NumPy arrays with their units.',
        [
          'sweep.py',
          'import armilla\n\nwith armilla.load("pack.fmu") as model:\n    for ambient in (253.15, 293.15, 318.15):\n        run = model.simulate(\n            stop=3600.0,\n            parameters={"ambient.T": ambient},\n            outputs=["cell[96].T"],\n        )\n        print(f"{ambient} K: {run[\'cell[96].T\'].max():.1f} K")',
        ],
      ),
      section(
        ['并行', 'In parallel'],
        '一个模型实例同一时刻只属于一个线程。并行时每个进程自己打开模型；许可不够的会等待，不会出错。',
        'A model instance belongs to one thread at a time. In parallel each process opens the model itself; one that gets no licence waits and does not fail.',
      ),
    ],
    related: ['results-as-hdf5', 'job-service-tokens'],
  },
  {
    slug: 'job-service-tokens',
    category: 'solving',
    title: { zh: '作业服务的令牌', en: 'Tokens of the job service' },
    summary: {
      zh: '新令牌90天后到期，可以续期。已有的令牌到2027年5月31日为止照常使用。',
      en: 'New tokens end after 90 days and can be renewed. Existing ones work as before until 31 May 2027.',
    },
    products: ['studio', 'compute'],
    from: 'R2026a',
    checkedOn: { zh: '2026-11-10', en: '2026-08-28' },
    sections: [
      section(
        ['取得和续期', 'Getting and renewing one'],
        '地址和令牌由您的管理员给出，服务装在您自己的服务器上，数据不经过浑仪。到期前14天起，答复里带有提醒的头。',
        'Address and token come from your administrator; the service runs on your own server, and no data passes through Armilla. From 14 days before the end, answers carry a header that says so.',
        ['shell', 'curl --fail --request POST "$ARMILLA_JOBS/v2/tokens/renew" \\\n  --header "Authorization: Bearer $ARMILLA_TOKEN"'],
      ),
      section(
        ['不要写进脚本', 'Not in the script'],
        '令牌放在环境变量或密钥库里。写进了代码仓库的，请立即作废，再取新的。',
        'Keep it in an environment variable or a secret store. If it went into a repository, revoke it at once and get another.',
      ),
    ],
    related: ['python-sdk'],
  },
]
