/** The open platform of the demo company: invented interfaces, in line with its products. */
export const openPlatform = {
  layers: [
    {
      title: { zh: '文件', en: 'Files' },
      text: {
        zh: '组件和系统用开放格式交换，不经过我们的程序也能读写。',
        en: 'Components and systems are exchanged in open formats that can be read and written without our programs.',
      },
      offers: { zh: 'FMI 2.0/3.0，SSP 2.0，Modelica 3.6，HDF5结果文件', en: 'FMI 2.0/3.0, SSP 2.0, Modelica 3.6, HDF5 result files' },
    },
    {
      title: { zh: '接口', en: 'Interfaces' },
      text: {
        zh: '从自己的程序启动仿真、设参数、读结果。求解在本机或您自己的服务器上进行，每个并发的求解占用一份许可。',
        en: 'Start simulations, set parameters and read results from your own program. Solving happens on your machine or your own server, and each solver that runs takes one licence.',
      },
      offers: { zh: 'Python SDK，C API，作业服务（HTTP）', en: 'Python SDK, C API, job service (HTTP)' },
    },
    {
      title: { zh: '扩展', en: 'Extensions' },
      text: {
        zh: '编写自己的工具箱、数据接口和窗格。扩展在独立的进程里运行，出错不影响求解。',
        en: 'Write toolboxes, data connections and panes of your own. Extensions run in a process of their own, and their errors do not reach the solver.',
      },
      offers: { zh: 'Modelica包，M函数包，窗格（HTML）', en: 'Modelica packages, M function packages, panes (HTML)' },
    },
  ],
  sdks: [
    {
      title: { zh: 'Python', en: 'Python' },
      version: '3.2.0',
      release: 'R2025b – R2026b',
      licence: 'BSD-3-Clause',
      file: 'sweep.py',
      text: {
        zh: '需要Python 3.10或更高版本。结果是NumPy数组，带单位。',
        en: 'Needs Python 3.10 or later. Results are NumPy arrays with their units.',
      },
      sample: `import armilla

with armilla.load("pack.fmu") as model:
    for ambient in (253.15, 293.15, 318.15):
        run = model.simulate(
            stop=3600.0,
            parameters={"ambient.T": ambient},
            outputs=["cell[1].T", "cell[96].T"],
        )
        print(f"{ambient} K: {run['cell[96].T'].max():.1f} K")
`,
    },
    {
      title: { zh: 'C', en: 'C' },
      version: '3.2',
      release: 'R2025b – R2026b',
      licence: 'EULA 4.2',
      file: 'step.c',
      text: {
        zh: '一个头文件和一个共享库。函数可以从多个线程调用，每个模型实例同一时刻只属于一个线程。',
        en: 'One header and one shared library. Functions may be called from several threads; a model instance belongs to one thread at a time.',
      },
      sample: `#include <armilla.h>
#include <stdio.h>

int main(void) {
    arm_model *model = arm_load("pack.fmu", NULL);
    if (model == NULL) {
        fprintf(stderr, "%s\\n", arm_last_error());
        return 1;
    }
    arm_set_real(model, "ambient.T", 293.15);
    while (arm_time(model) < 3600.0)
        arm_step(model, 1.0);
    printf("%.2f K\\n", arm_get_real(model, "cell[96].T"));
    arm_free(model);
    return 0;
}
`,
    },
    {
      title: { zh: '作业服务（HTTP）', en: 'Job service (HTTP)' },
      version: '2.4',
      release: 'R2026a – R2026b',
      licence: 'EULA 4.2',
      file: 'job.sh',
      text: {
        zh: '装在您自己的服务器上，提交批量仿真。地址和令牌由您的管理员给出，数据不经过浑仪。',
        en: 'Installed on your own server, for simulations in batches. Address and token come from your administrator; no data passes through Armilla.',
      },
      sample: `curl --fail --request POST "$ARMILLA_JOBS/v2/jobs" \\
  --header "Authorization: Bearer $ARMILLA_TOKEN" \\
  --form model=@pack.fmu \\
  --form 'run={"stop": 3600, "outputs": ["cell[96].T"],
               "sweep": {"ambient.T": [253.15, 293.15, 318.15]}}'
`,
    },
    {
      title: { zh: 'M语言', en: 'M language' },
      version: '3.2',
      release: 'R2026a – R2026b',
      licence: 'BSD-3-Clause',
      file: 'sweep.m',
      text: {
        zh: '随浑仪计算安装，名称放在armilla包里，不与已有函数重名。',
        en: 'Installed with Armilla Compute, in the package armilla, so that no name of yours is taken.',
      },
      sample: `model = armilla.load("pack.fmu");
T = zeros(1, 3);
ambient = [253.15 293.15 318.15];
for k = 1:numel(ambient)
    run = model.simulate(stop=3600, parameters={"ambient.T", ambient(k)});
    T(k) = max(run.get("cell[96].T"));
end
plot(ambient, T, 'o-')
`,
    },
  ],
  licences: [
    {
      title: { zh: '调用接口', en: 'Calling the interfaces' },
      text: {
        zh: '不另收费。运行时占用您已有的产品许可，并发数不超过许可数。',
        en: 'At no extra charge. Running takes the product licences you have; no more run at once than you hold.',
      },
    },
    {
      title: { zh: '测试许可', en: 'Test licence' },
      text: {
        zh: '登记后三个工作日内答复。期限90天，最多两个并发，不用于交付。',
        en: 'Answered within three working days of registering. It runs for 90 days with two concurrent solvers and is not for delivery.',
      },
    },
    {
      title: { zh: 'SDK源码', en: 'SDK source' },
      text: {
        zh: 'Python和M语言部分按BSD-3-Clause公开，可以修改、再分发和商用，须保留版权声明。C API的头文件可以随您的程序分发，共享库不可以。',
        en: 'The Python and M parts are public under BSD-3-Clause: change, redistribute and sell them, and keep the copyright notice. The header of the C API may go with your program; the shared library may not.',
      },
    },
    {
      title: { zh: '您的扩展', en: 'Your extensions' },
      text: {
        zh: '归您所有，许可由您决定。使用“浑仪”商标须另行同意。',
        en: 'They are yours, under the licence you choose. Using the Armilla trademark needs our agreement.',
      },
    },
    {
      title: { zh: '六个开源工具箱', en: 'The six open-source toolboxes' },
      text: {
        zh: '允许商用和修改，要求保留署名。求解器、编译器和实时内核不公开。',
        en: 'Commercial use and change are permitted; attribution is kept. Solver, compiler and real-time kernel are not open.',
      },
    },
  ],
  apps: [
    {
      title: { zh: '飞行视景连接', en: 'Flight scene link' },
      partner: 'heyuan-visual',
      uses: { zh: 'FMI 3.0', en: 'FMI 3.0' },
      text: {
        zh: '按FMI接收仿真状态，驱动飞行与驾驶视景。60 Hz下测得端到端延迟33 ms，单机，2026年6月。',
        en: 'Receives simulation states through FMI and drives flight and driving scenes. End-to-end delay 33 ms at 60 Hz on one machine, June 2026.',
      },
    },
    {
      title: { zh: '采样数据导入', en: 'Recording import' },
      partner: 'kestrelfeld',
      uses: { zh: 'Python SDK 3.1', en: 'Python SDK 3.1' },
      text: {
        zh: '把采集设备的记录转成辨识工具箱的数据集，保留采样时刻和量程。',
        en: 'Turns recordings into data sets of the Identification toolbox, with sampling instants and ranges kept.',
      },
    },
    {
      title: { zh: '需求双向同步', en: 'Requirements in step' },
      partner: 'sunhe-software',
      uses: { zh: '作业服务2.3', en: 'Job service 2.3' },
      text: {
        zh: '需求条目变化后重跑相关试验，结果写回条目。不处理附件。',
        en: 'Runs the tests again that belong to a changed requirement and writes the result back. Attachments are not handled.',
      },
    },
  ],
  changes: [
    {
      title: { zh: '按时刻读取结果', en: 'Results by instant' },
      version: '3.2.0',
      date: '2026-11-12',
      kind: 'added',
      text: {
        zh: 'Python与M：run.at(t)按求解器的稠密输出插值，不再需要先重采样。',
        en: 'Python and M: run.at(t) interpolates by the solver’s dense output; no resampling beforehand.',
      },
    },
    {
      title: { zh: '作业服务的令牌有期限', en: 'Tokens of the job service expire' },
      version: '2.4',
      date: '2026-11-12',
      kind: 'changed',
      text: {
        zh: '新建的令牌90天后失效，可以续期。已有的令牌到2027年5月31日为止照旧。',
        en: 'New tokens end after 90 days and can be renewed. Existing ones work as before until 31 May 2027.',
      },
    },
    {
      title: { zh: '出错信息带组件路径', en: 'Errors name the component' },
      version: '3.1.0',
      date: '2026-05-14',
      kind: 'added',
      text: {
        zh: '初始化失败时，异常里写明组件路径和方程编号。',
        en: 'When initialisation fails, the exception names the path of the component and the number of the equation.',
      },
    },
    {
      title: { zh: 'Python 3.9不再支持', en: 'Python 3.9 is gone' },
      version: '3.1.0',
      date: '2026-05-14',
      kind: 'removed',
      text: {
        zh: '2025年11月公布。SDK 3.0继续可以下载。',
        en: 'Announced in November 2025. SDK 3.0 can still be had.',
      },
    },
    {
      title: { zh: 'FMI 3.0', en: 'FMI 3.0' },
      version: '3.0.0',
      date: '2025-11-13',
      kind: 'added',
      text: {
        zh: '导入和导出FMI 3.0，支持时钟和数组变量；2.0的行为不变。',
        en: 'FMI 3.0 in and out, with clocks and arrays; 2.0 behaves as before.',
      },
    },
  ],
}
