import { read } from './judged-format.ts'

/**
 * A second look: thirty queries drawn by chance were judged anew without their order, of which some grades of later
 * records had been too kind (advisories and job offers that only mention the thing). Releases, textbooks, plans, standards
 * and legal texts, which could not be named before, are judged for every query. 0 takes a grade back.
 */
export const again = read(
  'zh',
  'plain',
  `
姿轨控 | 2 b:航天器轨道与姿态 | 1 k:飞行器系统
hardware in the loop | 2 b:硬件在环实验
hardwear in the loop | 2 b:硬件在环实验
硬件在环 | 2 b:硬件在环实验
半物理仿真 | 1 b:硬件在环实验
ARM-2026-008 | 2 v:许可服务检查请求的长度
real-time machine | 1 a:arm-2026-003 v:实时机的会话在退出时结束
实时仿真机 | 1 a:arm-2026-003
仿真 real-time | 0 a:arm-2026-003
代码生成 | 1 a:arm-2026-005 v:解压库与代码生成报告 v:代码生成报告转义模型名
code generation | 1 v:解压库与代码生成报告 v:代码生成报告转义模型名
privacy | 2 g:隐私政策
privcy policy | 2 g:隐私政策
隐私 | 2 g:隐私政策
Cookie设置 | 2 g:Cookie说明
xitong bianshi | 2 b:系统辨识：从试验到模型
系统辨识 | 2 b:系统辨识：从试验到模型
辨识 | 2 b:系统辨识：从试验到模型
identification | 2 b:系统辨识：从试验到模型
identifcation | 2 b:系统辨识：从试验到模型
控制 | 1 k:控制工程 b:控制原理与实践
控制系统设计 | 1 k:控制工程 b:控制原理与实践
Modelica 3.6支持 | 3 v:支持Modelica-3.6 | 2 w:Modelica-3.6 h:modelica-3-6-warnings
modellica | 2 v:支持Modelica-3.6 w:Modelica-3.6
FMI 3.0 | 3 w:FMI-3.0 | 2 v:电池工具箱与FMI-3.0联合仿真 v:实时求解器重写，FMI-3.0三种接口齐备
FMI3.0联合仿真 | 3 v:电池工具箱与FMI-3.0联合仿真 | 2 v:实时求解器重写，FMI-3.0三种接口齐备 | 1 w:FMI-3.0
gnonom solver | 1 v:实时求解器重写，FMI-3.0三种接口齐备 | 0 j:qiujieqi-kaifa
圭表求解器 | 1 v:实时求解器重写，FMI-3.0三种接口齐备 | 0 j:qiujieqi-kaifa
solver benchmark | 1 v:实时求解器重写，FMI-3.0三种接口齐备
求解器速度 | 1 v:实时求解器重写，FMI-3.0三种接口齐备
teacher training | 1 n:peixun-kaiban-2026-dong
wind farm | 0 j:yingyong-dianli
信创 | 2 h:domestic-platforms-limits
开源 | 2 h:open-source-toolboxes
系统建模 | 2 b:系统建模基础 | 1 b:飞机系统建模
system modelling | 2 b:系统建模基础 | 1 b:飞机系统建模
建模 | 1 b:系统建模基础
卫星 | 2 b:航天器轨道与姿态 | 1 k:飞行器系统
轨道 | 2 b:航天器轨道与姿态
attitude control | 1 b:航天器轨道与姿态
orbit propagation | 1 b:航天器轨道与姿态
降阶模型 | 2 v:SSP-2.0与降阶模型的有效范围
reduced models | 2 v:SSP-2.0与降阶模型的有效范围
长期支持版 | 3 v:长期支持版：少加功能，多修缺陷
long term support | 3 v:长期支持版：少加功能，多修缺陷
R2024b支持到什么时候 | 1 v:长期支持版：少加功能，多修缺陷
SSP 2.0导入 | 2 w:SSP-2.0 v:SSP-2.0与降阶模型的有效范围 | 1 v:SSP导入不再读取外部实体
物料清单 | 2 w:CycloneDX-1.6
SBOM 物料清单 | 2 w:CycloneDX-1.6
ＦＭＵ 解包 | 2 v:FMU解包与数据文件读取
电池 | 1 v:电池工具箱与FMI-3.0联合仿真 b:电驱动与电池系统
dianci | 1 v:电池工具箱与FMI-3.0联合仿真 b:电驱动与电池系统
batery | 1 v:电池工具箱与FMI-3.0联合仿真 b:电驱动与电池系统
vehical dynamics | 2 b:车辆动力学建模 | 1 k:车辆工程
编译 | 1 v:增量编译与模型文本比较，供试用
`,
)
