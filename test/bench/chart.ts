/** The files of a service's chart as charts are commonly laid out: helpers, workload, service, ingress, scaling, account. */
export function chartFiles(index: number): ReadonlyMap<string, string> {
  const name = `service-${index}`;
  return new Map([
    ["Chart.yaml", `apiVersion: v2\nname: ${name}\nversion: 0.1.${index}\nappVersion: "1.${index}.0"\n`],
    ["values.yaml", values(index)],
    ["templates/_helpers.tpl", helpers],
    ["templates/deployment.yaml", deployment],
    ["templates/service.yaml", service],
    ["templates/ingress.yaml", ingress],
    ["templates/hpa.yaml", scaling],
    ["templates/serviceaccount.yaml", account],
    ["templates/configmap.yaml", configMap],
  ]);
}

function values(index: number): string {
  return `replicaCount: ${1 + (index % 4)}
image: {repository: registry.example.com/service-${index}, tag: "", pullPolicy: IfNotPresent}
serviceAccount: {create: true, annotations: {}, name: ""}
podAnnotations: {}
service: {type: ClusterIP, port: 80}
ingress:
  enabled: ${index % 2 === 0}
  className: nginx
  hosts:
    - host: service-${index}.example.com
      paths: [{path: /, pathType: Prefix}]
  tls: []
autoscaling: {enabled: ${index % 3 === 0}, minReplicas: 1, maxReplicas: 10, targetCPUUtilizationPercentage: 80}
resources:
  requests: {cpu: 100m, memory: 128Mi}
nodeSelector: {}
tolerations: []
affinity: {}
configuration:
  level: info
  workers: ${index % 8}
  upstream: http://upstream-${index % 20}:8080
`;
}

const helpers = `{{- define "service.name" -}}
{{- default .Chart.Name .Values.nameOverride | trunc 63 | trimSuffix "-" }}
{{- end }}
{{- define "service.fullname" -}}
{{- if .Values.fullnameOverride }}
{{- .Values.fullnameOverride | trunc 63 | trimSuffix "-" }}
{{- else }}
{{- printf "%s-%s" .Release.Name (include "service.name" .) | trunc 63 | trimSuffix "-" }}
{{- end }}
{{- end }}
{{- define "service.labels" -}}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" }}
{{ include "service.selectorLabels" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}
{{- define "service.selectorLabels" -}}
app.kubernetes.io/name: {{ include "service.name" . }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}
`;

const head = (apiVersion: string, kind: string) => `apiVersion: ${apiVersion}
kind: ${kind}
metadata:
  name: {{ include "service.fullname" . }}
  labels:
    {{- include "service.labels" . | nindent 4 }}
`;

const deployment = `${head("apps/v1", "Deployment")}spec:
  {{- if not .Values.autoscaling.enabled }}
  replicas: {{ .Values.replicaCount }}
  {{- end }}
  selector:
    matchLabels:
      {{- include "service.selectorLabels" . | nindent 6 }}
  template:
    metadata:
      annotations:
        checksum/config: {{ include (print $.Template.BasePath "/configmap.yaml") . | sha256sum }}
        {{- with .Values.podAnnotations }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
      labels:
        {{- include "service.selectorLabels" . | nindent 8 }}
    spec:
      serviceAccountName: {{ include "service.fullname" . }}
      containers:
        - name: {{ .Chart.Name }}
          image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
          imagePullPolicy: {{ .Values.image.pullPolicy }}
          ports:
            - {name: http, containerPort: 8080, protocol: TCP}
          readinessProbe:
            httpGet: {path: /ready, port: http}
          resources:
            {{- toYaml .Values.resources | nindent 12 }}
      {{- range $key := list "nodeSelector" "affinity" "tolerations" }}
      {{- with index $.Values $key }}
      {{ $key }}:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- end }}
`;

const service = `${head("v1", "Service")}spec:
  type: {{ .Values.service.type }}
  ports:
    - {port: {{ .Values.service.port }}, targetPort: http, protocol: TCP, name: http}
  selector:
    {{- include "service.selectorLabels" . | nindent 4 }}
`;

const ingress = `{{- if .Values.ingress.enabled -}}
{{- $port := .Values.service.port -}}
${head("networking.k8s.io/v1", "Ingress")}spec:
  ingressClassName: {{ .Values.ingress.className }}
  rules:
    {{- range .Values.ingress.hosts }}
    - host: {{ .host | quote }}
      http:
        paths:
          {{- range .paths }}
          - path: {{ .path }}
            pathType: {{ .pathType }}
            backend:
              service:
                name: {{ include "service.fullname" $ }}
                port: {number: {{ $port }}}
          {{- end }}
    {{- end }}
{{- end }}
`;

const scaling = `{{- if .Values.autoscaling.enabled }}
${head("autoscaling/v2", "HorizontalPodAutoscaler")}spec:
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: {{ include "service.fullname" . }}}
  minReplicas: {{ .Values.autoscaling.minReplicas }}
  maxReplicas: {{ .Values.autoscaling.maxReplicas }}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target: {type: Utilization, averageUtilization: {{ .Values.autoscaling.targetCPUUtilizationPercentage }}}
{{- end }}
`;

const account = `{{- if .Values.serviceAccount.create -}}
${head("v1", "ServiceAccount")}{{- end }}
`;

const configMap = `${head("v1", "ConfigMap")}data:
  service.yaml: |
    {{- toYaml .Values.configuration | nindent 4 }}
`;
