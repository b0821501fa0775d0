import type { PackedFile } from './tar.ts'
import { dataSets } from './data-sets.ts'

/** Three Modelica models that any tool of the language reads. */
const studioModels: PackedFile[] = [
  {
    path: 'models/ThermalWall.mo',
    content: `within Examples;
model ThermalWall "Heat through a wall of three layers"
  parameter Integer n = 3 "Layers";
  parameter Real C[n](each unit = "J/K") = {4.2e4, 1.1e5, 3.6e4};
  parameter Real R[n + 1](each unit = "K/W") = {0.04, 0.12, 0.31, 0.13};
  parameter Real Tin(unit = "K") = 293.15 "Room";
  Real T[n](each unit = "K", each start = 283.15, each fixed = true);
  Real Tout(unit = "K") = 273.15 + 6 * sin(2 * 3.14159265358979 * time / 86400);
equation
  C[1] * der(T[1]) = (Tin - T[1]) / R[1] - (T[1] - T[2]) / R[2];
  C[2] * der(T[2]) = (T[1] - T[2]) / R[2] - (T[2] - T[3]) / R[3];
  C[3] * der(T[3]) = (T[2] - T[3]) / R[3] - (T[3] - Tout) / R[4];
  annotation(experiment(StopTime = 172800, Interval = 300));
end ThermalWall;
`,
  },
  {
    path: 'models/DriveTrain.mo',
    content: `within Examples;
model DriveTrain "Motor, gear and load with a flexible shaft"
  parameter Real Jm(unit = "kg.m2") = 0.012;
  parameter Real Jl(unit = "kg.m2") = 0.85;
  parameter Real i = 8.5 "Gear ratio";
  parameter Real c(unit = "N.m/rad") = 4200;
  parameter Real d(unit = "N.m.s/rad") = 12;
  Real phiM(start = 0, fixed = true);
  Real phiL(start = 0, fixed = true);
  Real wM(start = 0, fixed = true);
  Real wL(start = 0, fixed = true);
  Real tau "Torque of the shaft";
  Real u = if time < 0.1 then 0 else 18;
equation
  der(phiM) = wM;
  der(phiL) = wL;
  tau = c * (phiM / i - phiL) + d * (wM / i - wL);
  Jm * der(wM) = u - tau / i;
  Jl * der(wL) = tau - 2.4 * wL;
  annotation(experiment(StopTime = 2, Interval = 0.001));
end DriveTrain;
`,
  },
  {
    path: 'models/HydraulicCylinder.mo',
    content: `within Examples;
model HydraulicCylinder "Cylinder with a proportional valve"
  parameter Real A(unit = "m2") = 1.96e-3;
  parameter Real V0(unit = "m3") = 2.5e-4;
  parameter Real beta(unit = "Pa") = 1.4e9;
  parameter Real m(unit = "kg") = 320;
  parameter Real pS(unit = "Pa") = 2.1e7;
  Real p(start = 1e5, fixed = true);
  Real x(start = 0, fixed = true);
  Real v(start = 0, fixed = true);
  Real q = 2.2e-8 * sqrt(max(pS - p, 0)) * (if time > 0.05 then 1 else 0);
equation
  der(x) = v;
  m * der(v) = A * p - 900 * v - m * 9.81;
  (V0 + A * x) * der(p) = beta * (q - A * v);
  annotation(experiment(StopTime = 1, Interval = 0.0005));
end HydraulicCylinder;
`,
  },
]

const computeScripts: PackedFile[] = [
  {
    path: 'scripts/step_response.m',
    content: `% Step response of a second-order system, and its settling time.
wn = 12; zeta = 0.35;
t = 0:0.001:2;
wd = wn * sqrt(1 - zeta^2);
y = 1 - exp(-zeta*wn*t) .* (cos(wd*t) + zeta*wn/wd * sin(wd*t));
last = find(abs(y - 1) > 0.02, 1, 'last');
fprintf('Overshoot %.1f %%, settled to 2 %% after %.3f s\\n', 100*(max(y) - 1), t(last + 1));
plot(t, y); grid on; xlabel('t / s'); ylabel('y');
`,
  },
  {
    path: 'scripts/least_squares.m',
    content: `% Fits a polynomial of degree 3 to noisy samples and prints the residual.
rng(1);
x = linspace(-1, 1, 41)';
y = 0.4 - 1.2*x + 0.7*x.^3 + 0.05*randn(size(x));
A = [ones(size(x)) x x.^2 x.^3];
c = A \\ y;
fprintf('c = [%s], residual %.4f\\n', num2str(c', '%.3f '), norm(A*c - y));
`,
  },
  { path: 'data/step-response.csv', content: dataSets.stepResponse },
]

const controlFiles: PackedFile[] = [
  {
    path: 'scripts/loop_margins.m',
    content: `% Phase margin of a PI controller on a plant with dead time.
w = logspace(-1, 3, 4000);
s = 1i*w;
P = 1.8 ./ (0.4*s + 1) .* exp(-0.02*s);
C = 2.4 * (1 + 1 ./ (0.35*s));
L = P .* C;
[~, k] = min(abs(abs(L) - 1));
fprintf('Crossover %.1f rad/s, phase margin %.1f deg\\n', w(k), 180 + angle(L(k))*180/pi);
`,
  },
  {
    path: 'code/pi_controller.c',
    content: `/* PI controller with limits and anti-windup, as the generator writes it: no heap, no recursion. */
#include "pi_controller.h"

float pi_step(pi_state *s, const pi_parameters *p, float reference, float measured)
{
    const float e = reference - measured;
    const float u = p->kp * e + s->integral;
    const float limited = u > p->upper ? p->upper : (u < p->lower ? p->lower : u);
    if (u == limited) {
        s->integral += p->ki * e * p->step;
    }
    return limited;
}
`,
  },
  {
    path: 'code/pi_controller.h',
    content: `#ifndef PI_CONTROLLER_H
#define PI_CONTROLLER_H
typedef struct { float integral; } pi_state;
typedef struct { float kp, ki, step, lower, upper; } pi_parameters;
float pi_step(pi_state *s, const pi_parameters *p, float reference, float measured);
#endif
`,
  },
  { path: 'data/frequency-response.csv', content: dataSets.frequencyResponse },
]

const realtimeFiles: PackedFile[] = [
  {
    path: 'rig/station-s8.json',
    content: `${JSON.stringify(
      {
        machine: 'Station S8',
        cores: [
          { core: 2, model: 'plant.fmu', step_us: 50 },
          { core: 3, model: 'bus.fmu', step_us: 1000 },
        ],
        io: [
          { channel: 'AO1', signal: 'plant.speed', range_V: [-10, 10], scale: 0.004 },
          { channel: 'AI1', signal: 'controller.torque', range_V: [-10, 10], scale: 25 },
        ],
        onOverrun: 'stop',
      },
      undefined,
      2,
    )}\n`,
  },
  {
    path: 'scripts/step_jitter.m',
    content: `% Reads the log of a run and prints the jitter of its steps.
d = csvread('data/step-jitter.csv', 1, 0);
fprintf('%d steps, median %.3f us, 99.9 %% within %.3f us\\n', size(d, 1), median(d(:,2)), quantile(abs(d(:,2)), 0.999));
`,
  },
  { path: 'data/step-jitter.csv', content: dataSets.stepJitter },
]

const twinFiles: PackedFile[] = [
  { path: 'model/bearing-temperature.json', content: dataSets.reducedModel },
  {
    path: 'model/run.py',
    content: `"""Steps the reduced model and refuses to answer outside its training range."""
import json
import sys

with open("model/bearing-temperature.json", encoding="utf-8") as file:
    model = json.load(file)

x = model["initial"]
for line in sys.stdin:
    u = [float(value) for value in line.split(",")]
    if any(not low <= value <= high for value, (low, high) in zip(u, model["range"])):
        print("outside the training range")
        continue
    x = [sum(a * b for a, b in zip(row, x)) + sum(a * b for a, b in zip(inputs, u))
         for row, inputs in zip(model["A"], model["B"])]
    print(f"{sum(c * value for c, value in zip(model['C'], x)):.2f}")
`,
  },
]

/** What the archives of each product hold, beside the read-me. */
export const packages: Record<string, readonly PackedFile[]> = {
  studio: studioModels,
  compute: computeScripts,
  control: controlFiles,
  realtime: realtimeFiles,
  twin: twinFiles,
}

/** What the archive is, and what it is not: nobody should look for a program in it. */
export function readMe(product: string, version: string, place: string): PackedFile {
  return {
    path: 'README.txt',
    content: `Armilla ${product} ${version} · ${place}

这是演示站点的示例包：里面有可以打开和运行的示例文件，没有程序本身。
check.sh（Windows上为check.ps1）核对包内每个文件的SHA-256。

This is the sample package of a demo site: it holds examples to open and run, and not the program itself.
check.sh (check.ps1 on Windows) compares the SHA-256 of every file in it.
`,
  }
}
